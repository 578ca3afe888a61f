-- Judges the delivery notes and the reports that name collections under control again: they come
-- under `dependance_en_controle`, as if they had arrived after the control. A note on which a
-- reception stands is left alone, and so is one whose reference to the collection waits for a
-- person.
-- Spec: commandes#dependance, commandes#ordre-d-arrivee.
-- Chosen: docs/decisions/0174-dependance-ouverte-tard.md.
-- Motifs: dependance_en_controle.
create or replace function constat.suivre_dependants(
  p_collectes uuid[], p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_saisie record;
begin
  for v_saisie in
    select b.commande_id, 'livraison' as entite, b.id
    from livraison.bon b
    where b.id in (
        select l.bon_id from livraison.bon_collecte l where l.collecte_id = any (p_collectes)
        union all
        select k.entite_id from controle.controle k
        where k.id = any (constat.inactives(p_collectes)) and k.entite = 'livraison')
      and not exists (
        select from reception.reception r where r.bon_id = b.id and r.statut <> 'rejetée')
    union all
    select s.commande_id, 'signalement', s.id
    from collecte.signalement s where s.collecte_id = any (p_collectes)
    order by commande_id
  loop
    perform constat.ouvrir(v_saisie.commande_id, v_saisie.entite, v_saisie.id, array(
      select k
      from unnest((saisie.verifier_references(saisie.relire(v_saisie.commande_id))).constats) as k
      where k.motif = 'dependance_en_controle'
        and k.details ->> 'id' = any (p_collectes::text[])), p_le);
  end loop;
end
$$;
