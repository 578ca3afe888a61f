-- Imports a lot that was in stock elsewhere. Its matter enters from the account `reprise` at the
-- end of a day. Its states are those decided elsewhere. It is validated under a number of this
-- organization, and keeps its former code.
-- Spec: lots#reprise.
-- Chosen: docs/decisions/0082-ouverture-en-cours-d-annee.md.
-- Refuses: lot_deja_repris, produit_introuvable, etat_inconnu, parametre_invalide (a day to come),
--          emplacement_inconnu, emplacement_ferme, and what `lot.naitre` and `lot.entrer_en_stock`
--          refuse.
-- Locks: the numbering counter, then the lot.
create or replace function lot.reprendre(
  p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reprise lot.reprise := jsonb_populate_record(null::lot.reprise, p_requete);
  v_lot lot.lot := jsonb_populate_record(null::lot.lot, p_requete);
  v_date date := p_requete ->> 'date';
  v_quantite_g bigint := p_requete -> 'quantite_g';
  v_etats jsonb := coalesce(p_requete -> 'etats', '{}');
begin
  if exists (
    select from lot.reprise r
      join lot.lot l on l.organisation_id = r.organisation_id and l.reprise_id = r.id
    where r.code_externe = v_reprise.code_externe
      and r.organisation_id = core.organisation_id() and l.statut <> 'annulé')
  then
    raise sqlstate 'TR409' using message = 'lot_deja_repris';
  elsif not exists (
    select from produit.de_campagne(v_lot.produit_id, v_lot.campagne_id) as d
    where d.code is not null)
  then
    raise sqlstate 'TR404' using message = 'produit_introuvable';
  elsif exists (
    select from jsonb_each_text(v_etats) as x
      left join conformite.etat e on e.referentiel_code = x.key and e.code = x.value
    where e.code is null)
  then
    raise sqlstate 'TR404' using message = 'etat_inconnu';
  elsif core.fin_du_jour(v_date - 1) >= p_le then
    raise sqlstate 'TR400' using message = 'parametre_invalide', detail = '{"parametre": "date"}';
  end if;
  perform emplacement.exiger_actif(v_lot.emplacement_id, p_le);
  v_reprise.date_operation := least(core.fin_du_jour(v_date), p_le);
  insert into lot.reprise
    (organisation_id, code_externe, groupement_id, fournisseur_id, certificat, date_operation,
     reprise_le, auteur_id)
  values (core.organisation_id(), v_reprise.code_externe, v_reprise.groupement_id,
          v_reprise.fournisseur_id, v_reprise.certificat, v_reprise.date_operation, p_le,
          p_auteur_id)
  returning id into v_lot.reprise_id;
  v_lot.statut := 'en_attente';
  v_lot.id := lot.naitre(v_lot, v_etats, 'decision', p_auteur_id, p_le);
  perform matiere.mouvoir('reprise', 'lot', v_lot.id, array[
    (matiere.compte_de('reprise', null), v_lot.produit_id, -v_quantite_g, null)::matiere.ligne,
    (matiere.compte_de('lot', v_lot.id), v_lot.produit_id, v_quantite_g, null)::matiere.ligne],
    p_auteur_id, v_reprise.date_operation, p_le);
  perform lot.entrer_en_stock(v_lot.id, p_auteur_id, p_le);
  perform journal.consigner(p_le, 'lot.reprendre', 'lot', v_lot.id, p_requete);
  return v_lot.id;
end
$$;
