-- Returns the integer value of a setting at a date: the organization's latest version not after it,
-- else the key's default.
-- Spec: reglages#valeur.
create or replace function reglage.entier(p_cle text, p_le timestamptz) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(
      (select (r.valeur #>> '{}')::bigint from reglage.reglage r
       where r.cle = p_cle and r.depuis <= p_le
       order by r.depuis desc, r.version desc limit 1),
      (select (c.defaut #>> '{}')::bigint from reglage.cle c where c.cle = p_cle)));
end
$$;
