-- Records the files that a command announces; each is awaited until it arrives through object
-- storage. A file that is awaited already stays as it is.
-- Spec: Command envelope, `pieces_jointes`; Events, «attachment expected but absent after 14 days».
create or replace function commande.joindre_pieces(
  p_contexte commande.contexte, p_pieces jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into commande.piece_jointe
    (organisation_id, commande_id, rang, fichier_id, sha256, role, attendue_depuis)
  select p_contexte.organisation_id, p_contexte.commande_id, p.rang,
         (p.piece ->> 'fichier_id')::uuid, p.piece ->> 'sha256', p.piece ->> 'role',
         p_contexte.recue_le
  from jsonb_array_elements(p_pieces) with ordinality as p (piece, rang)
  on conflict (organisation_id, commande_id, rang) do nothing;
end
$$;
