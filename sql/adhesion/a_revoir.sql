-- Returns the open controls that the return of a member may make moot: controls opened because the
-- member, or a plot that left with the member, was inactive at a command's date, also a plot that
-- the member transferred after the exit; and controls opened because a collection after the exit
-- exceeds a ceiling. Includes records of producers who were merged into the member.
-- Spec: file-de-controle#sans-objet, terrain#sortie.
-- Chosen: docs/decisions/0152-arrive-tard.md.
create or replace function adhesion.a_revoir(p_producteur_id uuid) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return constat.inactives(array(
      select p.id from producteur.producteur p where p_producteur_id in (p.id, p.fusionne_dans)
      union all
      select x.id
      from parcelle.parcelle p join parcelle.parcelle x on p.id in (x.id, x.fusionnee_dans)
      where p.producteur_id = p_producteur_id
      union all
      select d.id
      from producteur.producteur p
        cross join lateral adhesion.parcelles_cedees(p.id, upper(p.actif_pendant)) as d
      where p.id = p_producteur_id))
    || array(
      select k.id
      from producteur.producteur p
        join collecte.collecte c
          on c.producteur_id = p.id and c.date_operation >= upper(p.actif_pendant)
        join controle.controle k on k.entite_id = c.id
      where p.id = p_producteur_id and k.statut = 'ouvert' and k.motif = 'capacite_depassee');
end
$$;
