-- Returns the history of a member: changes of group, exits and returns, merges and their undoing,
-- latest first.
-- Spec: terrain#producteurs.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
create or replace function producteur.historique(p_id uuid) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
    'groupements', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'groupement_id', r.groupement_id, 'ancien_id', r.ancien_id, 'le', core.horodatage(r.le),
        'raison', r.raison, 'auteur_id', r.auteur_id,
        'enregistre_le', core.horodatage(r.enregistre_le), 'commande_id', r.commande_id)
        order by r.le desc, r.rang desc), '[]')
      from producteur.rattachement r where r.producteur_id = p_id),
    'adhesions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'nature', a.nature, 'le', core.horodatage(a.le), 'raison', a.raison,
        'auteur_id', a.auteur_id, 'enregistre_le', core.horodatage(a.enregistre_le))
        order by a.le desc, a.rang desc), '[]')
      from producteur.adhesion a where a.producteur_id = p_id),
    'fusions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'nature', f.nature, 'perdu_id', f.perdu_id, 'garde_id', f.garde_id,
        'le', core.horodatage(f.le), 'raison', f.raison, 'auteur_id', f.auteur_id)
        order by f.rang desc), '[]')
      from producteur.fusion f where p_id in (f.perdu_id, f.garde_id)))
$$;
