-- Reads the requested page: the number of rows, and the row of the list's order after which the
-- page begins.
-- Spec: api#pages.
-- Chosen: `limite` 1 to 200, default 50; `curseur` is the opaque form of the last row's order key.
-- Refuses: parametre_invalide.
create or replace function core.tourner_page(
  p_requete jsonb, out limite integer, out apres jsonb) returns record
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_base64 text;
begin
  limite := coalesce((p_requete ->> 'limite')::integer, 50);
  if p_requete ->> 'curseur' is not null then
    -- PostgreSQL decodes padded base64 only.
    v_base64 := translate(p_requete ->> 'curseur', '-_', '+/');
    apres := convert_from(decode(rpad(v_base64, (length(v_base64) + 3) / 4 * 4, '='), 'base64'),
                          'UTF8')::jsonb;
    -- Without this check, a missing or null member would match no row and silently end the list.
    if jsonb_typeof(apres) <> 'array' or apres in ('[]', '[null]') then
      raise sqlstate 'TR400' using message = 'parametre_invalide',
        detail = '{"parametre": "curseur"}';
    end if;
  end if;
exception when data_exception then
  raise sqlstate 'TR400' using message = 'parametre_invalide', detail = '{"parametre": "curseur"}';
end
$$;
