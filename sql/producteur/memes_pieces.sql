-- Returns the other producers who hold the identity document of a producer: same type, country and
-- number, ignoring spaces, punctuation and case. Null if there are none. A merged or cancelled
-- producer holds no document.
-- Spec: types-de-commandes#producteur-enregistrer.
create or replace function producteur.memes_pieces(p_producteur_id uuid) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select array_agg(a.producteur_id order by a.producteur_id)
    from producteur.piece_identite i
      join producteur.piece_identite a
        on (a.organisation_id, a.type, a.pays, a.numero_normalise)
          = (i.organisation_id, i.type, i.pays, i.numero_normalise)
        and a.producteur_id <> i.producteur_id
      join producteur.producteur p
        on p.organisation_id = a.organisation_id and p.id = a.producteur_id
    where i.producteur_id = p_producteur_id and p.fusionne_dans is null
      and not isempty(p.actif_pendant));
end
$$;
