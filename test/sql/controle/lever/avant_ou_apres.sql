-- Spec: commandes#dependance: a command that names a record under control ends alike, whether it
-- arrives before the decision that lifts the control or after it, for each decision of each motif.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

-- The commands that name the record of command x, by the kind of this record.
create temporary table nommant as
select n.entite, essai.ordre(n.type, n.nom, n.champs) as commande
from (values
  ('collecte', 'livraison.etablir_bon', 'b',
   jsonb_build_object('collectes', jsonb_build_array(essai.id('x')))),
  ('collecte', 'collecte.signaler_erreur', 'e', essai.d_une_collecte('x')),
  ('producteur', 'collecte.enregistrer', 'c', essai.d_un_membre('x')),
  ('producteur', 'parcelle.enregistrer', 'terre', essai.d_un_membre('x')),
  ('producteur', 'intrant.remettre', 'i', essai.d_un_membre('x')),
  ('producteur', 'inspection.enregistrer', 'v', essai.d_un_membre('x')),
  ('producteur', 'non_conformite.constater', 'n', essai.d_un_membre('x'))
) as n (entite, type, nom, champs);

create function pg_temp.nommee(p_motif text, p_commande jsonb) returns jsonb
language sql as $$
  select case p_motif when 'erreur_signalee_agent' then replace(
    p_commande::text, essai.id('x')::text, essai.id('collecte')::text)::jsonb
    else p_commande end
$$;
create function pg_temp.jouer(
  p_motif text, p_decision text, p_ensembles text[], p_commande jsonb, p_est_avant boolean)
returns jsonb language plpgsql as $$
declare
  v_demande jsonb;
  v_levee text;
begin
  perform essai.provoquer(p_motif);
  v_demande := essai.demande(p_motif, p_decision);
  if p_est_avant then
    perform essai.envoyer_a(p_commande, '10:00');
  end if;
  v_levee := essai.lever(case when 'rsci' = any (p_ensembles) then 'rsci' else 'admin' end
    || ' ESSAI', 'x', p_motif, p_decision, v_demande);
  if not p_est_avant then
    perform essai.envoyer_a(p_commande, '10:00');
  end if;
  perform essai.resoudre_references();
  raise sqlstate 'TS000' using message = (
    select jsonb_build_object('levée', v_levee)
      || replace(essai.fin()::text, coalesce(max(n.controle_id::text), 'aucun'), 'contrôle')::jsonb
    from non_conformite.non_conformite n);
exception when sqlstate 'TS000' then
  return sqlerrm::jsonb;
end
$$;
create temporary table cas as
select d.motif, d.decision, n.commande ->> 'type' as type,
       pg_temp.jouer(d.motif, d.decision, d.ensembles, x.commande, true) as avant,
       pg_temp.jouer(d.motif, d.decision, d.ensembles, x.commande, false) as apres
from controle.motif_decision d
  join controle.motif m on m.motif = d.motif and m.ecrit
  join nommant n on n.entite = case d.motif
    when 'doublon_identite' then 'producteur' else 'collecte' end
  cross join lateral pg_temp.nommee(d.motif, n.commande) as x (commande)
where d.motif not in ('polygone_invalide', 'chevauchement_parcelle', 'modification_concurrente',
                      'intrant_non_autorise', 'conflit_interets');

select cmp_ok((select count(*) from cas c where c.avant ->> 'levée' = 'leve'), '>', 55::bigint,
  'each decision was taken, with each command that names the record');
select is((select string_agg(distinct c.avant ->> 'levée', ', ') from cas c),
  '409 annulation_impossible, leve', 'only a cancellation is refused once something names it');
select is((
    select string_agg(distinct format('%s %s %s: %s %s / %s', c.motif, c.decision, c.type, a.key,
                                      a.value, c.apres -> a.key), E'\n')
    from cas c cross join jsonb_each(c.avant) as a
    where c.avant ->> 'levée' = 'leve' and a.value is distinct from c.apres -> a.key),
  null, 'alike');
select is_empty($$ select c.motif, c.decision from cas c
    where c.avant ->> 'levée' = 'leve' and c.motif <> 'parametre_introuvable'
      and c.apres ->> 'contrôles' like '%dependance_en_controle%' $$,
  'nothing depends on what was lifted, unless another finding of its motif is left');

select * from finish();
rollback;
