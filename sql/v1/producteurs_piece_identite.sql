-- GET /v1/producteurs/{id}/piece-identite: the identity document of a producer; journalled.
-- Spec: identites-et-droits#piece-identite.
-- Refuses: droit_manquant, producteur_inconnu, piece_identite_absente.
create or replace function v1.producteurs_piece_identite(p_appelant jsonb, p_requete jsonb)
returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_permission(p_appelant, now(), 'producer.register', 'review.resolve',
                                        'users.manage');
  return producteur.lire_piece((p_requete ->> 'id')::uuid, now());
end
$$;
grant execute on function v1.producteurs_piece_identite(jsonb, jsonb) to api;
