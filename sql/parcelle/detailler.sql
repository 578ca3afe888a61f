-- Returns a plot with its history: its holders with their periods, the plots from which it was made
-- and those made from it, its declared crops, its surveys, its quality states and its open
-- controls. For the id of a merged record, returns the kept record.
-- Spec: terrain#parcelles, terrain#origines. Polygons as GeoJSON text.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
-- Refuses: parcelle_inconnue.
create or replace function parcelle.detailler(p_id uuid, p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_parcelle parcelle.parcelle;
begin
  select g.* into v_parcelle from parcelle.parcelle g
  where g.id = (
    select coalesce(p.fusionnee_dans, p.id) from parcelle.parcelle p where p.id = p_id);
  if v_parcelle.id is null then
    raise sqlstate 'TR404' using message = 'parcelle_inconnue';
  end if;
  return parcelle.presenter(v_parcelle, p_le)::jsonb || jsonb_build_object(
    'cree_le', core.horodatage(v_parcelle.cree_le),
    'transferts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'ancien_id', t.ancien_id, 'producteur_id', t.producteur_id, 'le', core.horodatage(t.le),
        'raison', t.raison, 'auteur_id', t.auteur_id,
        'enregistre_le', core.horodatage(t.enregistre_le)) order by t.le desc, t.rang desc), '[]')
      from parcelle.transfert t where t.parcelle_id = v_parcelle.id),
    'origines', parcelle.presenter_origines(array(
      select o from parcelle.origine o where o.parcelle_id = v_parcelle.id), true),
    'suites', parcelle.presenter_origines(array(
      select o from parcelle.suites(v_parcelle.id) as o), false),
    'assolements', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', a.id, 'le', core.horodatage(a.le), 'raison', a.raison, 'auteur_id', a.auteur_id,
        'enregistre_le', core.horodatage(a.enregistre_le), 'commande_id', a.commande_id,
        'cultures', parcelle.presenter_cultures(a.parcelle_id, a.id))
        order by a.le desc, a.commande_id desc, a.rang desc), '[]')
      from parcelle.assolement a where a.parcelle_id = v_parcelle.id),
    'cultures_initiales', parcelle.presenter_cultures(v_parcelle.id, null),
    'releves', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', g.id, 'date_operation', core.horodatage(g.date_operation),
        'surface_m2', g.surface_m2, 'perimetre_m', g.perimetre_m,
        'precision_mediane_cm', g.precision_mediane_cm, 'auteur_id', g.auteur_id,
        'geojson', public.st_asgeojson(g.forme, 7), 'valide', g.forme is not null,
        'en_vigueur', exists (select from parcelle.polygone_en_vigueur v
                              where v.parcelle_id = g.parcelle_id and v.id = g.id))
        order by g.date_operation desc, g.id desc), '[]')
      from parcelle.polygone g where g.parcelle_id = v_parcelle.id),
    'statuts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'referentiel_code', s.referentiel_code, 'etat_code', s.etat_code,
        'debut', core.horodatage(lower(s.periode)), 'fin', core.horodatage(upper(s.periode)),
        'raison', s.raison, 'auteur_id', s.auteur_id)
        order by s.referentiel_code, s.periode desc), '[]')
      from conformite.statut_parcelle s where s.parcelle_id = v_parcelle.id),
    'controles', constat.resumer_ouverts('parcelle', v_parcelle.id));
end
$$;
