-- Refuses while records depend on the records of a command, with the list of these dependents.
-- Spec: file-de-controle#annulation.
-- Refuses: annulation_impossible.
create or replace function commande.exiger_sans_dependance(p_id uuid) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_dependances jsonb := commande.dependances(p_id);
begin
  if v_dependances <> '[]' then
    raise sqlstate 'TR409' using message = 'annulation_impossible',
      detail = jsonb_build_object('dependances', v_dependances)::text;
  end if;
end
$$;
