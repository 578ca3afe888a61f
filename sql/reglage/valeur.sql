-- Returns the value of a setting at a date: the organization's latest version not after it, else
-- the default of the key or of its family; null if there is neither.
-- Spec: reglages#valeur.
create or replace function reglage.valeur(p_cle text, p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return coalesce(
    (select nullif(r.valeur, 'null') from reglage.reglage r
     where r.cle = p_cle and r.depuis <= p_le
     order by r.depuis desc, r.version desc limit 1),
    (select c.defaut from reglage.cle c
     where c.cle = case when c.suffixe is null then p_cle
       else regexp_replace(p_cle, '[^.]*$', '') || '<' || c.suffixe || '>' end));
end
$$;
