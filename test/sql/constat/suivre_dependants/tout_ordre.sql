-- Spec: commandes#dependance: a collection that comes under control late, by what arrived since,
-- puts the notes and the reports that name it under `dependance_en_controle`: a collection, what
-- names it and a change of group end alike in every order of arrival.
begin;
set local role metier;
select plan(6);
select essai.preparer_ordre();

create temporary table fin as
with commande (rang, nom, commande, heure) as (
  values
    (1, null, essai.ordre('producteur.modifier', 'm', essai.autre_groupe()), '06:00'),
    (2, null, essai.ordre('collecte.enregistrer', 'collecte', jsonb_build_object(
       'contrat_id', essai.id('contrat'))), '07:00'),
    (3, 'note', essai.ordre('livraison.etablir_bon', 'bon', jsonb_build_object(
       'collectes', jsonb_build_array(essai.id('collecte'), essai.id('portée')))), '07:30'),
    (3, 'report', essai.ordre('collecte.signaler_erreur', 'x',
       essai.d_une_collecte('collecte')), '07:30'))
select n.nom, o.ordre, essai.jouer(
         (select jsonb_agg(c.commande order by u.place)
          from unnest(o.ordre) with ordinality as u (rang, place)
            join commande c on c.rang = u.rang and coalesce(c.nom, n.nom) = n.nom),
         array(select c.heure
               from unnest(o.ordre) with ordinality as u (rang, place)
                 join commande c on c.rang = u.rang and coalesce(c.nom, n.nom) = n.nom
               order by u.place)) as fin
from unnest('{note,report}'::text[]) as n (nom)
  cross join unnest('{"{1,2,3}","{1,3,2}","{2,1,3}","{2,3,1}","{3,1,2}","{3,2,1}"}'::text[]) as t
  cross join lateral (select t::integer[] as ordre) as o;

create function pg_temp.ouverts(p_nom text) returns text language sql as $$
  select string_agg(distinct k.motifs, E'\n')
  from fin f
    cross join lateral (
      select string_agg(concat_ws(' ', e ->> 'motif', e ->> 'entite'), ', '
                        order by e ->> 'motif', e ->> 'entite') as motifs
      from jsonb_array_elements(f.fin -> 'contrôles') as e) as k
  where f.nom = p_nom
$$;
select is((select string_agg(f.nom || ' ' || f.ordre::text, ', ' order by f.nom, f.ordre)
    from fin f join fin p on p.nom = f.nom and p.ordre = '{1,2,3}'
    where f.fin is distinct from p.fin), null, 'each of six orders ends like the first one');
select is(pg_temp.ouverts('note'),
  'dependance_en_controle livraison, reference_inactive collecte', 'the note waits');
select is(pg_temp.ouverts('report'), 'dependance_en_controle signalement, '
  'erreur_signalee_agent collecte, reference_inactive collecte', 'so does the report');

select essai.envoyer_a(essai.ordre('collecte.enregistrer', 'collecte', jsonb_build_object(
  'contrat_id', essai.id('contrat'))), '07:00');
select essai.envoyer_a(essai.ordre('livraison.etablir_bon', 'bon', jsonb_build_object(
  'collectes', jsonb_build_array(essai.id('collecte')))), '07:30');
select essai.envoyer_a(essai.ordre('producteur.modifier', 'm', essai.autre_groupe()), '06:00');
select is(essai.ouverts('bon'), 'dependance_en_controle', 'a note that came before');
select is(essai.lever('rsci ESSAI', 'collecte', 'reference_inactive', 'confirmation'), 'leve',
  'the collection is confirmed');
select is(essai.ouverts('bon'), null, 'and what waited for it alone is lifted');

select * from finish();
rollback;
