-- Returns the outputs of the reached records that can no longer be blocked: expeditions with their
-- clients, losses, destructions, samples, returns.
-- Spec: rappels#non-blocable.
create or replace function rappel.situer_sorties(p_ids uuid[], p_graines uuid[])
returns setof rappel.ligne
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select core.organisation_id(), null::uuid, null::text, null::integer, 'expedition',
         e.expedition_id, e.reference, null::text, e.quantite_g, null::bigint, 'non_bloquable',
         'expédié', null::uuid, null::uuid, e.client_id, null::uuid, null::timestamptz
  from rappel.expeditions(p_ids, p_graines) as e
  union all
  select core.organisation_id(), null, null, null, s.genre, s.id, null, null,
         sum(s.quantite_g)::bigint, null, 'non_bloquable', s.motif, null, null, null, null, null
  from (
    select case when f.vers_genre in ('perte', 'ajustement') then 'perte' else f.vers_genre end
             as genre,
           f.vers_id as id, f.quantite_g,
           case when f.vers_genre in ('producteur', 'fournisseur') then 'rendu'
                when m.genre = 'destruction' then 'détruit'
                when m.genre = 'echantillon' then 'échantillon'
                else 'perdu' end as motif
    from matiere.filiation f join matiere.mouvement m on m.id = f.mouvement_id
    where f.de_id = any (p_ids) and not f.annulee
      and f.vers_genre in ('perte', 'ajustement', 'producteur', 'fournisseur')) as s
  group by s.genre, s.id, s.motif;
end
$$;
