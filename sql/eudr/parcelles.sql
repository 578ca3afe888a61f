-- Returns the plots behind some masses of lots, each with its geometry, the part that grew there,
-- its dates of production and the assessment that counts; and apart what has no plot. No name of a
-- person.
-- Spec: eudr#contenu, eudr#evaluation, terrain#point.
create or replace function eudr.parcelles(
  p_lots uuid[], p_quantites_g bigint[], out parcelles jsonb, out sans_parcelle jsonb)
returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  select coalesce(jsonb_agg(jsonb_build_object(
           'parcelle_id', x.parcelle_id, 'nom', g.nom, 'surface_m2', g.surface_m2,
           'geometrie', g.geometrie, 'quantite_g', x.quantite_g, 'part_ppm', x.part_ppm,
           'producteur_ids', coalesce(x.producteurs, '{}'),
           'collecte_du', core.horodatage(x.debut), 'collecte_au', core.horodatage(x.fin),
           'evaluation', case when e.id is not null then jsonb_build_object(
             'id', e.id, 'source_evaluation', e.source_evaluation,
             'evaluee_le', e.evaluee_le, 'resultat', e.resultat, 'reference', e.reference,
             'fichier_nom', e.fichier_nom, 'fichier_sha256', e.fichier_sha256) end)
           order by x.parcelle_id) filter (where x.parcelle_id is not null), '[]'),
         coalesce(jsonb_agg(jsonb_build_object(
           'genre', x.genre, 'quantite_g', x.quantite_g, 'part_ppm', x.part_ppm)
           order by x.genre) filter (where x.parcelle_id is null), '[]')
  into parcelles, sans_parcelle
  from genealogie.parts_eudr(p_lots, p_quantites_g) as x
    left join lateral genealogie.situer_parcelle(x.parcelle_id, false) as g
      on x.parcelle_id is not null
    left join lateral eudr.evaluation_de(x.parcelle_id) as e on true;
end
$$;
