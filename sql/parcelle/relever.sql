-- Adds a survey to a plot: a new version of its polygon and, if declared, the crops from then on.
-- If the new survey or crops are in force, a validated capacity that depends on the previous
-- surface or crops returns to validation. Controls that it makes moot are lifted.
-- Spec: types-de-commandes#parcelle-relever, terrain#releve, file-de-controle#sans-objet.
-- Motifs: polygone_invalide, chevauchement_parcelle, ecart_calcul (surface; shares beyond the
--         land). Alerts: parcelle_lointaine.
-- Locks: controls that it may make moot, the organization's surveys, the plot before its copies, as
--        for a change of its crops, then the producer's balances.
create or replace function parcelle.relever(p_contexte commande.contexte) returns commande.effet
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (p_contexte.refs ->> 'parcelle_id')::uuid;
  v_polygone jsonb := p_contexte.payload #> '{releve,polygone_id}';
  v_a_revoir uuid[] := parcelle.a_revoir(
    v_id, null, case jsonb_typeof(p_contexte.payload -> 'cultures')
      when 'array' then p_contexte.date_operation end);
  v_constats commande.constat[];
  v_alertes text[];
  v_mesure parcelle.mesure;
  v_parcelle parcelle.parcelle;
begin
  if v_a_revoir <> '{}' then
    perform constat.tenir(v_a_revoir);
  end if;
  v_mesure := parcelle.preparer_releve(p_contexte, v_id);
  select p.* into v_parcelle from parcelle.parcelle p where p.id = v_id for no key update;
  if v_parcelle.id is not null then
    v_id := saisie.exiger_lue(v_id, v_parcelle.fusionnee_dans, v_parcelle.actif_pendant,
                              p_contexte.refs, p_contexte.date_operation);
  end if;
  v_constats := parcelle.ajouter_releve(
    p_contexte, (p_contexte.payload ->> 'parcelle_id')::uuid, v_id, v_mesure);
  v_constats := v_constats || parcelle.examiner(p_contexte);
  v_alertes := parcelle.alerter((v_polygone #>> '{}')::uuid);
  if cardinality(v_constats) > 0 then
    perform parcelle.garder_jugees(v_id, (v_polygone #>> '{}')::uuid);
  end if;
  if v_id is null then
    return (v_constats, v_alertes, null, 'polygone',
            jsonb_build_object('polygone', v_polygone))::commande.effet;
  end if;
  perform parcelle.declarer_cultures(p_contexte, v_id);
  if (select g.id from parcelle.polygone_en_vigueur g
      where g.organisation_id = p_contexte.organisation_id and g.parcelle_id = v_id)
    = (v_polygone #>> '{}')::uuid then
    perform parcelle.propager_changement(v_id, p_contexte.utilisateur_id, p_contexte.recue_le);
  end if;
  if v_a_revoir <> '{}' then
    perform constat.revoir(
      v_a_revoir, p_contexte.commande_id, 'un relevé arrivé depuis', p_contexte.recue_le);
  end if;
  return (v_constats, v_alertes, null, 'parcelle',
          jsonb_build_object('parcelle', v_id, 'polygone', v_polygone))::commande.effet;
end
$$;
