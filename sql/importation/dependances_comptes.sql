-- Lists the records that depend on accounts: sign-ins and other records that refer to them, and
-- later changes of their status. Records that the creation of the account made are left out.
-- Spec: imports#annulation.
create or replace function importation.dependances_comptes(p_ids uuid[])
returns table (entite text, id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select d.entite, d.id
    from importation.lire_renvoyeurs('utilisateur.utilisateur', p_ids, array[
      'utilisateur.attribution', 'utilisateur.groupement_agent', 'utilisateur.changement_statut',
      'personne.rattachement']::regclass[]) as d
    union all
    (select 'utilisateur', c.utilisateur_id from utilisateur.changement_statut c
     where c.utilisateur_id = any (p_ids) and c.rang > 1 limit 100);
end
$$;
