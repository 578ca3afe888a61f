-- Presents the outputs of a step as the API shows them: the planned values, the states that follow
-- from its inputs (or the first states of the lot), the lot and its number.
-- Chosen: docs/decisions/0025-etapes.md. Masses in g.
create or replace function etape.presenter_sorties(p_etape_id uuid) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(json_agg(json_build_object(
      'rang', s.rang, 'nature', s.nature, 'produit_id', s.produit_id, 'quantite_g', s.quantite_g,
      'emplacement_id', s.emplacement_id, 'etats', s.etats,
      'etats_issus', case when s.lot_id is null then r.etats else (
        select coalesce(jsonb_object_agg(q.referentiel_code, q.etat_code), '{}') from lot.qualite q
        where q.organisation_id = s.organisation_id and q.lot_id = s.lot_id
          and q.origine = 'resultat') end,
      'lot_id', s.lot_id, 'lot_statut', l.statut,
      'numero_officiel', (
        select n.numero from numerotation.numero_officiel n
        where n.organisation_id = s.organisation_id and n.entite = 'sortie' and n.entite_id = s.id
          and n.entite <> 'collecte'
          and (n.campagne_id, n.nature, n.produit_id) = (e.campagne_id, s.nature, s.produit_id))
      ) order by s.rang), '[]')
    from etape.sortie s
      join etape.etape e on e.organisation_id = s.organisation_id and e.id = s.etape_id
      join etape.resultats(p_etape_id) as r on r.sortie_id = s.id
      left join lot.lot l on l.organisation_id = s.organisation_id and l.id = s.lot_id
    where s.etape_id = p_etape_id and not s.retiree);
end
$$;
