-- Returns the identity document of a producer; each reading is journalled.
-- Spec: identites-et-droits#piece-identite.
-- Refuses: producteur_inconnu, piece_identite_absente.
create or replace function producteur.lire_piece(p_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (
    select coalesce(p.fusionne_dans, p.id) from producteur.producteur p where p.id = p_id);
  v_piece producteur.piece_identite;
begin
  if v_id is null then
    raise sqlstate 'TR404' using message = 'producteur_inconnu';
  end if;
  select i.* into v_piece from producteur.piece_identite i where i.producteur_id = v_id;
  if v_piece.producteur_id is null then
    raise sqlstate 'TR404' using message = 'piece_identite_absente';
  end if;
  perform journal.consigner(p_le, 'producteur.lire_piece', 'producteur', v_id);
  return json_build_object('producteur_id', v_id, 'type', v_piece.type, 'numero', v_piece.numero,
                           'pays', v_piece.pays);
end
$$;
