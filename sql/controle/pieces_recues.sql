-- Returns whether every announced file of a control's command has arrived.
-- Spec: file-de-controle#pieces.
create or replace function controle.pieces_recues(p_controle controle.controle) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return not exists (
    select from commande.piece_jointe p
    where p.commande_id = p_controle.commande_id and p.recue_le is null);
end
$$;
