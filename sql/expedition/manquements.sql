-- What stands today against the lots of an expedition being sold as they are, whatever became of
-- them: an open control that bars one, or a quality that is lower than the one sold.
-- Spec: Control queue, «no transformation or sale under the organic referential»; domain,
--       «refuses quarantine and open controls that forbid sale».
-- Chosen: docs/decisions/0050-rejuger.md.
create or replace function expedition.manquements(p_id uuid)
returns table (code text, lot_id uuid, details jsonb)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select 'qualite_insuffisante', q.lot_id, jsonb_build_object(
           'referentiel_code', q.referentiel_code, 'vendu', q.vendu, 'etat', q.etat)
  from expedition.qualites(p_id) as q where not q.suffit
  union all
  select 'controle_ouvert', e.lot_id,
         jsonb_build_object('collecte_id', e.collecte_id, 'motifs', e.motifs)
  from lot.ecartes_du_bio(array(
    select q.lot_id from expedition.qualites(p_id) as q
    where q.categorie_vendue in ('bio', 'conversion'))) as e;
end
$$;
