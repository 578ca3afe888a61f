-- Gives a reception a new lot in place of a cancelled one, at the same place: the same quantity,
-- from the same records, and the same quality, with the decisions behind it. Returns the id of the
-- new lot.
-- Spec: receptions#devalidation.
-- Refuses: qualite_non_admise. Locks: the balances of both lots.
create or replace function reception.reprendre_lot(
  p_reception reception.reception, p_auteur_id uuid, p_le timestamptz) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ancien uuid := matiere.compte_de('lot', p_reception.lot_id);
  v_lot lot.lot;
  v_nouveau uuid;
begin
  select l.* into v_lot from lot.lot l where l.id = p_reception.lot_id;
  v_lot.id := null;
  v_lot.statut := 'en_attente';
  v_lot.id := lot.naitre(v_lot, (
    select coalesce(jsonb_object_agg(e.referentiel_code, e.etat_code), '{}')
    from lot.etats_courants(p_reception.lot_id) as e), 'apports', p_auteur_id, p_le);
  insert into lot.qualite
    (organisation_id, lot_id, referentiel_code, etat_code, origine, raison, auteur_id, le)
  select q.organisation_id, v_lot.id, q.referentiel_code, q.etat_code, q.origine, q.raison,
         q.auteur_id, p_le
  from lot.qualite q
  where q.lot_id = p_reception.lot_id and q.origine = 'decision' order by q.rang;
  perform lot.qualifier(
    v_lot.id, lot.etats(p_reception.lot_id), 'apports', null, p_auteur_id, p_le);
  v_nouveau := matiere.compte_de('lot', v_lot.id);
  perform matiere.mouvoir(
    'reprise_reception', 'reception', p_reception.id, array(
      select (l.compte_id, e.produit_id, l.signe * e.quantite_g, e.objet_id)::matiere.ligne
      from (select x.produit_id, x.objet_id, sum(x.quantite_g)::bigint as quantite_g
            from matiere.toute_ecriture x where x.compte_id = v_ancien
            group by x.produit_id, x.objet_id) as e
        cross join (values (v_ancien, -1), (v_nouveau, 1)) as l (compte_id, signe)),
    p_auteur_id, p_reception.date_operation, p_le);
  return v_lot.id;
end
$$;
