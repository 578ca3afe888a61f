-- Refuses while an announced file of the command has not arrived.
-- Spec: file-de-controle#pieces.
-- Refuses: piece_toujours_absente.
create or replace function controle.exiger_pieces(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if not controle.pieces_recues(p_controle) then
    raise sqlstate 'TR409' using message = 'piece_toujours_absente',
      detail = p_controle.details::text;
  end if;
end
$$;
