-- Returns the control queue from one instant to another, which is excluded, one row per motif: the
-- numbers of controls open, opened and decided, and the age of the controls open at the end.
-- Spec: file-de-controle#file, rapports#fonctions.
-- Chosen: docs/decisions/0084-rapports-dates.md.
create or replace function rapports.controle_motif_entre(p_du timestamptz, p_au timestamptz)
returns table (du timestamptz, au timestamptz, motif text, bloquant boolean, ouverts_avant bigint,
               ouverts bigint, leves bigint, restants bigint, restants_1_j bigint,
               restants_7_j bigint, restants_30_j bigint, restants_anciens bigint,
               plus_ancien_le timestamptz)
language sql stable
begin atomic
  select p_du as du, p_au as au, m.motif, m.bloquant,
         count(*) filter (where c.ouvert_le < p_du) as ouverts_avant,
         count(*) filter (where c.ouvert_le >= p_du) as ouverts,
         count(*) filter (where c.leve_le < p_au) as leves,
         count(*) filter (where r.reste) as restants,
         count(*) filter (where r.reste and c.ouvert_le > p_au - interval '24 hours')
           as restants_1_j,
         count(*) filter (where r.reste and c.ouvert_le <= p_au - interval '24 hours'
                            and c.ouvert_le > p_au - interval '168 hours') as restants_7_j,
         count(*) filter (where r.reste and c.ouvert_le <= p_au - interval '168 hours'
                            and c.ouvert_le > p_au - interval '720 hours') as restants_30_j,
         count(*) filter (where r.reste and c.ouvert_le <= p_au - interval '720 hours')
           as restants_anciens,
         min(c.ouvert_le) filter (where r.reste) as plus_ancien_le
  from controle.controle c
    join controle.motif m on m.motif = c.motif
    cross join lateral (select c.leve_le is null or c.leve_le >= p_au as reste) as r
  where c.ouvert_le < p_au and (c.leve_le is null or c.leve_le >= p_du)
  group by m.motif, m.bloquant;
end;
comment on function rapports.controle_motif_entre(timestamptz, timestamptz) is
  'rapports.controle_motif from p_du (included) to p_au (excluded), whatever the session is set '
  'to.';
grant execute on function rapports.controle_motif_entre(timestamptz, timestamptz) to rapports;
