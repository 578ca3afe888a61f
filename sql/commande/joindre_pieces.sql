-- Records the files that a command announces. Each file is awaited until it arrives in the object
-- store with the announced SHA-256, before the command or after it. A file that is awaited already
-- does not change.
-- Spec: commandes#pieces-jointes, fichiers#piece-manquante.
-- Locks: the files.
create or replace function commande.joindre_pieces(
  p_contexte commande.contexte, p_pieces jsonb) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_pieces = '[]' then
    return;
  end if;
  perform fichier.verrouiller(variadic array(
    select (p.piece ->> 'fichier_id')::uuid from jsonb_array_elements(p_pieces) as p (piece)));
  with piece as materialized (
    select (e.value ->> 'fichier_id')::uuid as fichier_id, e.value ->> 'sha256' as sha256,
           e.value ->> 'role' as role, e.rang
    from jsonb_array_elements(p_pieces) with ordinality as e (value, rang)
  )
  insert into commande.piece_jointe
    (organisation_id, commande_id, rang, fichier_id, sha256, role, attendue_depuis, recue_le)
  select p_contexte.organisation_id, p_contexte.commande_id, p.rang,
         p.fichier_id, p.sha256, p.role, p_contexte.recue_le,
         (select f.arrive_le from fichier.fichier f
          where f.id = p.fichier_id and f.sha256 = p.sha256)
  from piece p
  on conflict (organisation_id, commande_id, rang) do nothing;
end
$$;
