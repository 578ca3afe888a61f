-- Returns the operations of a period for a page, latest first, with the other operations of the
-- same intervals. Searches backwards from the start of the page in intervals, each four times as
-- long as the one before, until it finds enough operations. Reads the whole period in ascending
-- order, or if the intervals contain too few operations.
-- Spec: conformite-et-certificats#operations.
-- Why: every operation that the certificate may cover must be judged; a year has many of them, and
--      a page shows about fifty. An operation that began before its interval, such as a contract,
--      is found only by the last search.
-- Chosen: docs/performance.md#lists.
create or replace function certificat.operations_de_la_page(
  p_certificat_id uuid, p_periode tstzrange, p_tri text, p_apres jsonb, p_limite integer)
returns setof certificat.operation
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_haut timestamptz := case when p_tri is distinct from 'le'
                          then least(upper(p_periode), (p_apres ->> 0)::timestamptz) end;
  v_bas timestamptz;
  v_pas interval := '1 hour';
  v_lues integer;
  v_manquent integer := p_limite + 1;
begin
  while isfinite(v_haut) and v_manquent > 0 and v_haut - v_pas > lower(p_periode) loop
    v_bas := v_haut - v_pas;
    return query
    select o.*
    from certificat.operations_de_la_periode(p_certificat_id, v_bas, v_haut) as o
    where o.le > v_bas and o.le <= v_haut and (
        p_apres is null
        or (o.le, o.id) < ((p_apres ->> 0)::timestamptz, (p_apres ->> 1)::uuid));
    get diagnostics v_lues = row_count;
    v_manquent := v_manquent - v_lues;
    v_haut := v_bas;
    v_pas := v_pas * 4;
  end loop;
  if v_manquent > 0 then
    return query
    select o.*
    from certificat.operations_de_la_periode(
      p_certificat_id, lower(p_periode), upper(p_periode)) as o
    where v_haut is null or o.le <= v_haut;
  end if;
end
$$;
