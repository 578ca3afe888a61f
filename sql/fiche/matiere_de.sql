-- Returns the path of a collection's goods: its movements, delivery note, reception and lot, and
-- its consumption and release of capacities, in g. Parts about stock and deliveries are null if the
-- caller may not read them.
-- Spec: api#fiches, identites-et-droits#lectures, matiere#mouvements, capacites#consommation,
--       genealogie#genealogie.
create or replace function fiche.matiere_de(
  p_collecte_id uuid, p_session utilisateur.session, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_stock boolean := utilisateur.peut_lire(p_session, p_le, 'stock');
  v_reception_id uuid := case when v_stock then collecte.reception_de(p_collecte_id) end;
begin
  return jsonb_build_object(
    'mouvements', case when v_stock then (
      select coalesce(jsonb_agg(matiere.presenter(m) order by m.rang), '[]')
      from (
        select n.organisation_id, n.id from matiere.mouvement n where n.entite_id = p_collecte_id
        union
        select e.organisation_id, e.mouvement_id from matiere.toute_ecriture e
        where e.objet_id = p_collecte_id) as t
        join matiere.mouvement m on m.organisation_id = t.organisation_id and m.id = t.id) end,
    'bon_livraison', case when utilisateur.peut_lire(p_session, p_le, 'livraison') then (
      select jsonb_build_object(
        'id', b.id, 'reference_provisoire', b.reference_provisoire,
        'destination_id', b.destination_id, 'immatriculation', b.immatriculation,
        'date_operation', core.horodatage(b.date_operation),
        'documents', fiche.documents_de(b.id, p_session, p_le))
      from livraison.bon_collecte k
        join livraison.bon b on b.organisation_id = k.organisation_id and b.id = k.bon_id
      where k.collecte_id = p_collecte_id) end,
    'reception', (
      select jsonb_build_object(
        'id', r.id, 'statut', r.statut, 'date_operation', core.horodatage(r.date_operation),
        'lot_id', r.lot_id, 'lot_numero', l.numero_officiel)
      from reception.reception r
        left join lot.lot l on l.organisation_id = r.organisation_id and l.id = r.lot_id
      where r.id = v_reception_id),
    'consommations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'campagne_id', k.campagne_id, 'producteur_id', k.producteur_id,
        'matiere_code', k.matiere_code, 'etat_code', k.etat_code, 'quantite_g', k.quantite_g,
        'le', core.horodatage(k.le)) order by k.rang), '[]')
      from capacite.toute_consommation k where k.collecte_id = p_collecte_id));
end
$$;
