-- The accounts that made, invited or reset an account.
-- Spec: identites-et-droits#deux-personnes.
create or replace function utilisateur.mains_directes(p_id uuid) returns setof uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select c.auteur_id from utilisateur.changement_statut c
    where c.utilisateur_id = p_id and c.rang = 1 and c.auteur_id is not null
    union
    select p.auteur_id from utilisateur.preuve p
    where p.utilisateur_id = p_id and p.genre = 'reinitialisation' and p.auteur_id is not null;
end
$$;
