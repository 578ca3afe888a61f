-- Refuses an unknown currency.
-- Spec: api#montants.
-- Refuses: devise_inconnue.
create or replace function devise.exiger(p_code text) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select from devise.devise d where d.code = p_code) then
    raise sqlstate 'TR404' using message = 'devise_inconnue',
      detail = jsonb_build_object('devise', p_code)::text;
  end if;
end
$$;
