-- Requires that the request confirms exactly the downgrades of a step's outputs.
-- Spec: etapes#validation.
-- Chosen: docs/decisions/0025-etapes.md.
-- Refuses: declassement_a_confirmer.
create or replace function etape.exiger_confirmes(p_etape_id uuid, p_confirmes jsonb)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_declassements jsonb := etape.declassements(p_etape_id);
  v_confirmes jsonb;
begin
  select coalesce(jsonb_agg(c.value order by (c.value ->> 'rang')::integer,
                            c.value ->> 'referentiel_code'), '[]')
  into v_confirmes from jsonb_array_elements(coalesce(p_confirmes, '[]')) as c;
  if v_confirmes <> v_declassements then
    raise sqlstate 'TR409' using message = 'declassement_a_confirmer',
      detail = jsonb_build_object('declassements', v_declassements)::text;
  end if;
end
$$;
