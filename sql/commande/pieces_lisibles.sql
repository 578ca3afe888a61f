-- Returns the files that a command announces, as far as its envelope is readable: a faulty file may
-- be the reason why the command was set aside. An envelope that the database's types can not
-- represent has no files.
-- Spec: file-de-controle#reprise-manuelle, commandes#pieces-jointes.
create or replace function commande.pieces_lisibles(p_commande_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(jsonb_agg(e.piece order by e.rang), '[]')
    from commande.commande c
      cross join jsonb_array_elements(c.enveloppe::jsonb -> 'pieces_jointes')
        with ordinality as e (piece, rang)
    where c.id = p_commande_id
      and e.piece ->> 'fichier_id' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      and e.piece ->> 'sha256' ~ '^[0-9a-f]{64}$' and jsonb_typeof(e.piece -> 'role') = 'string');
exception when data_exception then
  return '[]';
end
$$;
