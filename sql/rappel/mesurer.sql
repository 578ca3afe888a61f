-- Sums a phase of a recall: number of lots, the reached mass, the mass that can be (was) blocked
-- and the mass that can not, in g, and the blocked share, in hundredths of a percent. Lines that
-- are not written yet are summed in the same way.
-- Spec: rappels#rappel, rappels#apercu.
-- Chosen: docs/decisions/0030-rappel.md: the mass that an origin gave is no longer at the origin,
--         and is not counted.
create or replace function rappel.mesurer(
  p_rappel rappel.rappel, p_phase text, p_lignes rappel.ligne[] default null) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'lignes', m.lignes, 'lots', m.lots, 'quantite_g', m.bloquable_g + m.non_bloquable_g,
      'bloquable_g', m.bloquable_g, 'non_bloquable_g', m.non_bloquable_g,
      'expedie_g', m.expedie_g, 'en_garde_g', m.en_garde_g,
      'couverture_cp', floor(m.bloquable_g * 10000.0
                             / nullif(m.bloquable_g + m.non_bloquable_g, 0))::integer)
    from (
      select count(*) as lignes, count(*) filter (where l.genre = 'lot') as lots,
             coalesce(sum(l.quantite_g) filter (
               where l.effet not in ('non_bloquable', 'origine')), 0)::bigint as bloquable_g,
             coalesce(sum(l.quantite_g) filter (where l.effet = 'non_bloquable'), 0)::bigint
               as non_bloquable_g,
             coalesce(sum(l.quantite_g) filter (where l.motif = 'expédié'), 0)::bigint
               as expedie_g,
             coalesce(sum(l.quantite_g) filter (where l.motif = 'en_garde'), 0)::bigint
               as en_garde_g
      from (select e.genre, e.effet, e.motif, e.quantite_g from rappel.ligne e
            where e.rappel_id = p_rappel.id and e.phase = p_phase
            union all
            select e.genre, e.effet, e.motif, e.quantite_g from unnest(p_lignes) as e) as l) as m);
end
$$;
