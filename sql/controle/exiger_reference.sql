-- Refuses while the record that a command named is unknown.
-- Spec: file-de-controle#reference-arrivee.
-- Refuses: reference_toujours_inconnue.
create or replace function controle.exiger_reference(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if not controle.reference_arrivee(p_controle) then
    raise sqlstate 'TR409' using message = 'reference_toujours_inconnue',
      detail = p_controle.details::text;
  end if;
end
$$;
