-- Judges commands that changed a member, or surveyed the given plots, again by the periods in which
-- member and plots were active. A command dated after such a period opens a control, as if it had
-- arrived after the exit.
-- Spec: commandes#ordre-d-arrivee, terrain#sortie, terrain#origines.
-- Motifs: reference_inactive.
create or replace function adhesion.rejuger_saisies(
  p_producteur_id uuid, p_parcelles uuid[], p_depuis timestamptz, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_saisie record;
begin
  for v_saisie in
    select distinct s.commande_id, s.entite, s.entite_id
    from (
      select g.commande_id, 'parcelle' as entite, g.parcelle_id as entite_id
      from parcelle.polygone g
      where g.parcelle_id = any (p_parcelles) and g.date_operation >= p_depuis
      union all
      select h.commande_id, 'producteur', h.producteur_id
      from producteur.champ h
      where h.producteur_id = p_producteur_id and h.date_operation >= p_depuis
      union all
      select r.commande_id, 'producteur', r.producteur_id
      from producteur.redite r where r.producteur_id = p_producteur_id
      union all
      select k.commande_id, 'producteur', k.entite_id
      from controle.controle k
      where k.entite_id = p_producteur_id and k.statut = 'ouvert'
        and k.motif = 'modification_concurrente') as s
    where s.commande_id is not null
    order by s.commande_id
  loop
    perform constat.ouvrir(v_saisie.commande_id, v_saisie.entite, v_saisie.entite_id, array(
      select k
      from saisie.verifier_references(saisie.relire(v_saisie.commande_id)) as r
        cross join unnest(r.constats) as k
      where k.motif = 'reference_inactive'
        and k.details ->> 'champ' in ('producteur_id', 'parcelle_id')), p_le);
  end loop;
end
$$;
