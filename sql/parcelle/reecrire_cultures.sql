-- Updates the crops that a command declared to its present payload: the crops of a plot's
-- registration, or of a survey's declaration. Unchanged declarations keep their rows and take the
-- keys of products that arrived since. If the plot's present crops changed, capacities that contain
-- the plot return to validation. The declaration takes effect as an act of today by the deciding
-- person, whatever its date: capacities are proposed from present knowledge.
-- Spec: file-de-controle#ecart-motive, file-de-controle#correction, terrain#cultures.
-- Locks: the plot, then the producers' balances.
create or replace function parcelle.reecrire_cultures(
  p_avant commande.contexte, p_contexte commande.contexte, p_parcelle_id uuid, p_auteur_id uuid,
  p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_est_un_releve boolean := p_contexte.type = 'parcelle.relever';
  v_assolement parcelle.assolement;
  v_contexte commande.contexte := p_contexte;
begin
  select a.* into v_assolement
  from parcelle.assolement a where a.commande_id = p_contexte.commande_id;
  if coalesce(p_contexte.payload -> 'cultures', 'null')
      = coalesce(p_avant.payload -> 'cultures', 'null')
    and (not v_est_un_releve
         or v_assolement.parcelle_id = p_parcelle_id and v_assolement.le = p_contexte.date_operation
         or v_assolement.id is null and p_parcelle_id is null)
  then
    update parcelle.culture c set produit_id = d.id from produit.produit d
    where c.parcelle_id = p_parcelle_id
      and (c.assolement_id = v_assolement.id or not v_est_un_releve and c.assolement_id is null)
      and c.produit_id is null and d.organisation_id = c.organisation_id
      and d.id = c.produit_declare;
  elsif v_est_un_releve then
    perform parcelle.retirer_cultures(p_contexte.commande_id, p_auteur_id, p_le);
    if p_parcelle_id is not null then
      v_contexte.utilisateur_id := p_auteur_id;
      v_contexte.recue_le := p_le;
      perform parcelle.declarer_cultures(v_contexte, p_parcelle_id);
    end if;
  else
    delete from parcelle.culture c where c.parcelle_id = p_parcelle_id and c.assolement_id is null;
    perform parcelle.ecrire_cultures(p_parcelle_id, null, p_contexte.payload -> 'cultures',
                                     p_contexte.refs -> 'cultures[].produit_id');
    perform parcelle.tenir_copies(p_contexte.organisation_id, p_parcelle_id);
    if parcelle.assolement_au(
         p_parcelle_id, parcelle.apres_assolements(p_parcelle_id, p_le)) is null
    then
      perform parcelle.propager_changement(p_parcelle_id, p_auteur_id, p_le);
    end if;
  end if;
end
$$;
