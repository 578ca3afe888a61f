-- Returns the value of every field of a producer that a modification may name, as the phones write
-- it.
-- Spec: types-de-commandes#producteur-modifier.
-- Why: the values are read from the record, because the history of an identity document contains no
--      content.
create or replace function producteur.valeurs(p_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'groupement_id', coalesce(p.groupement_id, p.groupement_declare), 'nom', p.nom,
      'prenoms', p.prenoms, 'sexe', p.sexe, 'date_naissance', p.date_naissance,
      'telephone', p.telephone, 'localite', p.localite,
      'piece_identite', (
        select jsonb_build_object('type', i.type, 'numero', i.numero, 'pays', i.pays)
        from producteur.piece_identite i where i.producteur_id = p.id))
    from producteur.producteur p where p.id = p_id);
end
$$;
