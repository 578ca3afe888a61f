-- Reads the page asked for: how many rows, and after which row of the list's order.
-- Spec: Limits. Chosen: `limite` 1 to 200, default 50; `curseur` is the opaque form of the last row's order key.
-- Refuses: parametre_invalide.
create or replace function core.tourner_page(p_requete jsonb, out limite integer, out apres jsonb) returns record
language plpgsql immutable
set search_path = ''
as $$
begin
  limite := coalesce((p_requete ->> 'limite')::integer, 50);
  if p_requete ->> 'curseur' is not null then
    apres := convert_from(decode(translate(p_requete ->> 'curseur', '-_', '+/'), 'base64'), 'UTF8')::jsonb;
    if jsonb_typeof(apres) <> 'array' then
      raise sqlstate 'TR400' using message = 'parametre_invalide', detail = '{"parametre": "curseur"}';
    end if;
  end if;
exception when data_exception then
  raise sqlstate 'TR400' using message = 'parametre_invalide', detail = '{"parametre": "curseur"}';
end
$$;
