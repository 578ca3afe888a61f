-- Writes a choice between bodies: the body of the first listed member that a request gives, or else
-- the last body, which needs no member.
-- Chosen: docs/performance.md#lists.
create or replace function porte.ecrire_choix(p_membres text[], p_corps text[]) returns text
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select case when cardinality(p_corps) = 1 then p_corps[1] else string_agg(
      case when c.membre is null then 'else'
        else format('%s p_requete ->> %L is not null then',
                    case c.rang when 1 then 'if' else 'elsif' end, c.membre) end
        || E'\n    ' || c.corps, E'\n  ' order by c.rang) || E'\n  end if;' end
  from unnest(p_membres, p_corps) with ordinality as c (membre, corps, rang)
$$;
