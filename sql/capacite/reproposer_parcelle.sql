-- Sends capacities back to validation after a plot changed its holder or its crops: the capacities
-- of the first holder that contain the plot, and the capacities of the second holder that the plot
-- joins. Covers the campaigns that are not closed, for given raw materials or (null) for all.
-- Spec: capacites#retour-en-validation.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
-- Locks: both producers' balances, in the order of their keys.
create or replace function capacite.reproposer_parcelle(
  p_parcelle_id uuid, p_ancien_id uuid, p_nouveau_id uuid, p_matieres text[], p_auteur_id uuid,
  p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_cle record;
begin
  for v_cle in
    select c.campagne_id, c.producteur_id, c.matiere_code, c.etat_code
    from capacite.capacite c
      join campagne.campagne k on k.organisation_id = c.organisation_id and k.id = c.campagne_id
    where c.producteur_id = p_ancien_id and c.statut in ('validee', 'a_revalider', 'proposee')
      and k.statut <> 'cloturee' and (p_matieres is null or c.matiere_code = any (p_matieres))
      and c.lignes @> jsonb_build_array(jsonb_build_object('parcelle_id', p_parcelle_id))
    union
    select k.id, p_nouveau_id, m.code, s.etat_code
    from campagne.campagne k
      join pack.pack_version v on v.id = k.pack_version_id
      cross join parcelle.cultures_au(p_parcelle_id, p_le) as c
      cross join lateral produit.de_campagne(c.produit_id, k.id) as m
      join conformite.statut_parcelle s on s.organisation_id = k.organisation_id
        and s.parcelle_id = p_parcelle_id and s.referentiel_code = v.referentiel_capacite
        and s.periode @> p_le
    where m.est_matiere_premiere and (p_matieres is null or m.code = any (p_matieres))
      and (k.statut = 'ouverte' or k.statut = 'preparation' and exists (
      select from capacite.capacite e
      where (e.campagne_id, e.producteur_id, e.matiere_code, e.etat_code)
          = (k.id, p_nouveau_id, m.code, s.etat_code)))
    order by 1, 2, 3, 4
  loop
    perform capacite.reproposer(v_cle.campagne_id, v_cle.producteur_id, v_cle.matiere_code,
                                v_cle.etat_code, p_auteur_id, p_le);
  end loop;
end
$$;
