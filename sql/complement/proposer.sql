-- Records a price complement: an additional amount per kilogram of a campaign's product, for all
-- members or for those of a group, a contract or a category. It takes effect at once; if payments
-- may need a second person, it waits for that person.
-- Spec: paiements#complement.
-- Chosen: docs/decisions/0128-complements-et-deductions.md.
-- Refuses: campagne_introuvable, campagne_non_ouverte, produit_introuvable, groupement_inconnu,
--          contrat_inconnu, contrat_non_applicable, devise_inconnue.
-- Locks: what `complement.aligner` locks.
create or replace function complement.proposer(
  p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns complement.complement
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_campagne campagne.campagne := campagne.exiger_figee(p_requete ->> 'campagne_id');
  v_complement complement.complement := jsonb_populate_record(
    null::complement.complement, p_requete);
  v_raisons text[];
begin
  v_complement.devise := coalesce(v_complement.devise, (
    select o.devise_defaut from organisation.organisation o where o.id = core.organisation_id()));
  perform devise.exiger(v_complement.devise);
  if not exists (select from produit.produit p where p.id = v_complement.produit_id) then
    raise sqlstate 'TR404' using message = 'produit_introuvable';
  elsif v_complement.groupement_id is not null and not exists (
    select from organisation.groupement g where g.id = v_complement.groupement_id)
  then
    raise sqlstate 'TR404' using message = 'groupement_inconnu';
  elsif v_complement.contrat_id is not null and not exists (
    select from contrat.contrat c where c.id = v_complement.contrat_id)
  then
    raise sqlstate 'TR404' using message = 'contrat_inconnu';
  end if;
  v_raisons := (
    select contrat.raisons_inapplicables(
      c.id, v_campagne.id, coalesce(v_complement.groupement_id, c.groupement_id),
      v_complement.produit_id)
    from contrat.contrat c where c.id = v_complement.contrat_id);
  if v_raisons <> '{}' then
    raise sqlstate 'TR409' using message = 'contrat_non_applicable',
      detail = jsonb_build_object('raisons', v_raisons)::text;
  end if;
  v_complement.organisation_id := core.organisation_id();
  v_complement.id := gen_random_uuid();
  v_complement.cree_le := p_le;
  v_complement.auteur_id := p_auteur_id;
  v_complement.statut := 'en_attente';
  if reglage.entier('paiements.seuil_validation', p_le) is null then
    v_complement.statut := 'validée';
    v_complement.valide_le := p_le;
  end if;
  select coalesce(sum(d.masse_g), 0), coalesce(sum(d.montant), 0)
  into v_complement.masse_g, v_complement.montant
  from reception.reception r
    cross join lateral paiement.dues_du_complement(v_complement, r) as d
  where r.campagne_id = v_campagne.id and r.produit_id = v_complement.produit_id
    and r.origine <> 'achat' and paiement.reception_suivie(r.id);
  insert into complement.complement select (v_complement).*;
  if v_complement.statut = 'validée' then
    perform complement.aligner(v_complement, p_auteur_id, p_le);
  end if;
  perform journal.consigner(p_le, 'complement.proposer', 'complement', v_complement.id,
                            p_requete);
  return v_complement;
end
$$;
