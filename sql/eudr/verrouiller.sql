-- Locks a due diligence statement, and requires the state that an act needs.
-- Spec: eudr#etats.
-- Refuses: declaration_eudr_inconnue, transition_refusee. Locks: the statement.
create or replace function eudr.verrouiller(p_id uuid, p_acte text) returns eudr.declaration
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_declaration eudr.declaration;
begin
  select d.* into v_declaration from eudr.declaration d where d.id = p_id for update;
  if v_declaration.id is null then
    raise sqlstate 'TR404' using message = 'declaration_eudr_inconnue';
  end if;
  perform acte.exiger('eudr', p_id, v_declaration.statut, p_acte);
  return v_declaration;
end
$$;
