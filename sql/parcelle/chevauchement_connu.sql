-- Returns whether the overlap of two plots needs no new control. Either an open control is about
-- the pair; or a lifted control compared the same two surveys (or versions with the same shapes),
-- and its decision accepted the overlap or came after the overlap had ended. Open controls of
-- cancelled commands do not count.
-- Spec: terrain#chevauchement.
-- Why: lifted controls are found by the commands of the two plots' surveys: no index covers the
--      records of lifted controls.
create or replace function parcelle.chevauchement_connu(
  p_parcelle_id uuid, p_polygone_id uuid, p_autre_id uuid, p_autre_polygone_id uuid,
  p_fin timestamptz)
returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_versions text[] := parcelle.versions_de_meme_forme(p_polygone_id);
  v_autres text[] := parcelle.versions_de_meme_forme(p_autre_polygone_id);
  v_commandes uuid[] := array(
    select g.commande_id from parcelle.polygone g where g.id = p_polygone_id
    union
    select g.commande_id
    from unnest(array[p_parcelle_id, p_autre_id]) as p (id)
      cross join lateral (
        select r.commande_id from parcelle.polygone r where r.parcelle_id = p.id offset 0) as g);
begin
  return exists (
      select from controle.controle k
      where k.statut = 'ouvert' and k.entite_id = p_parcelle_id and k.autre_id = p_autre_id
        and (select a.le from commande.annulation a where a.commande_id = k.commande_id) is null)
    or exists (
      select from controle.controle k
      where k.statut = 'ouvert' and k.entite_id = p_autre_id and k.autre_id = p_parcelle_id
        and (select a.le from commande.annulation a where a.commande_id = k.commande_id) is null)
    or exists (
      select from controle.controle k
        join controle.motif_decision d on (d.motif, d.decision) = (k.motif, k.decision)
      where k.commande_id = any (v_commandes) and k.statut = 'leve'
        and k.motif = 'chevauchement_parcelle' and k.decision <> 'annulation'
        and (d.accepte or p_fin <= k.leve_le)
        and (k.details ->> 'polygone_id' = any (v_versions)
               and k.details #>> '{parcelles,0,polygone_id}' = any (v_autres)
             or k.details ->> 'polygone_id' = any (v_autres)
               and k.details #>> '{parcelles,0,polygone_id}' = any (v_versions)));
end
$$;
