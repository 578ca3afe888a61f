-- Returns the open controls that depend on a collection: conflicts of interest, because its agent
-- inspected its producer at its date or later; exceeded ceilings of collections that consume the
-- same balance; and delivery notes that named it while it was devalidated or another campaign's.
-- Spec: file-de-controle#repose.
-- Chosen: docs/decisions/0143-ce-qui-repose-sur-une-commande.md, 0166-bons-et-devalidations.md.
create or replace function collecte.reposent(p_contexte commande.contexte) returns setof uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (p_contexte.payload ->> 'collecte_id')::uuid;
begin
  return query
  select k.id
  from collecte.collecte c
    join inspection.inspection i
      on i.producteur_id = c.producteur_id and i.auteur_id = c.utilisateur_id
      and i.date_operation >= c.date_operation
    join controle.controle k on k.entite_id = i.id and k.statut = 'ouvert'
      and k.motif = 'conflit_interets' and k.details ->> 'raison' = 'a_collecte'
  where c.id = v_id
  union all
  select k.id
  from (
      select n.campagne_id, n.producteur_id, n.matiere_code, n.etat_code
      from capacite.toute_consommation n where n.collecte_id = v_id
      group by n.campagne_id, n.producteur_id, n.matiere_code, n.etat_code
      having sum(n.quantite_g) > 0) as s
    cross join lateral capacite.cumuler(s.producteur_id) as u
    join controle.controle k on k.entite_id = u.collecte_id and k.statut = 'ouvert'
      and k.motif = 'capacite_depassee'
  where (u.campagne_id, u.matiere_code, u.etat_code)
      = (s.campagne_id, s.matiere_code, s.etat_code)
  union all
  select k.id
  from controle.controle k
  where k.id = any (constat.inactives(array[v_id])) and k.entite = 'livraison'
    and k.details ->> 'raison' is not null;
end
$$;
