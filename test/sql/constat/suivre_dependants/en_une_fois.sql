-- Spec: commandes#dependance: the findings of all commands that name a member, a plot or a
-- collection under control are those that each of the commands would have if it arrived now, also
-- by an alias.
begin;
set local role metier;
select plan(6);
select essai.preparer_ordre();

select essai.envoyer_a(essai.ordre('producteur.enregistrer', n), '05:10')
from unnest('{Afi,Ama}'::text[]) as n;
select essai.envoyer_a(essai.ordre('parcelle.enregistrer', 'terre', essai.d_un_membre('Afi')),
  '05:20');
select essai.envoyer_a(essai.ordre(t.type, t.type, essai.d_un_membre('Afi')
  || essai.sur_une_parcelle('terre')), '07:00')
from commande.type_commande t
where t.type in (select r.type from commande.reference_type r
                 where r.entite in ('producteur', 'parcelle'))
  and t.type <> 'parcelle.enregistrer';
select essai.envoyer_a(essai.ordre('livraison.etablir_bon', 'bon', jsonb_build_object(
  'collectes', jsonb_build_array(essai.id('collecte.enregistrer'), essai.id('portée')))), '07:30');
update producteur.producteur p set fusionne_dans = essai.id('Ama') where p.id = essai.id('Afi');

create function pg_temp.un_a_un(p_sujets uuid[]) returns table (commande_id uuid, details jsonb)
language sql as $$
  select d.commande_id, k.details
  from (select distinct n.commande_id from constat.nommants(
          p_sujets || array(select p.id from producteur.producteur p
                            where p.fusionne_dans = any (p_sujets))) as n) as d
    cross join lateral saisie.verifier_references(saisie.relire(d.commande_id)) as r
    cross join lateral unnest(r.constats) as k
  where k.motif = 'dependance_en_controle'
$$;
create function pg_temp.douter(p_nom text, p_entite text) returns void language sql as $$
  insert into controle.controle
    (organisation_id, commande_id, motif, auteur_id, entite, entite_id, details, ouvert_le)
  select c.organisation_id, c.id, 'horloge_invraisemblable', c.utilisateur_id, p_entite,
         essai.id(p_nom), '{}', essai.t(1)
  from commande.commande c where c.id = essai.id('commande ' || p_nom)
$$;

select pg_temp.douter('terre', 'parcelle');
select set_eq($$ select d.commande_id, (d.constat).details
    from constat.dependances(array[essai.id('terre')]) as d $$,
  $$ select u.commande_id, u.details from pg_temp.un_a_un(array[essai.id('terre')]) as u $$,
  'what names the plot');
select pg_temp.douter('collecte.enregistrer', 'collecte');
select is((select array_agg(c.type) from constat.dependances(
    array[essai.id('collecte.enregistrer')]) as d
    join commande.commande c on c.id = d.commande_id), '{livraison.etablir_bon}',
  'a note names the collection');
select pg_temp.douter('Ama', 'producteur');
select set_eq($$ select d.commande_id, (d.constat).details - 'controles'
    from constat.dependances(array[essai.id('Afi'), essai.id('Ama')]) as d $$,
  $$ select u.commande_id, u.details - 'controles'
     from pg_temp.un_a_un(array[essai.id('Ama')]) as u
     where u.details ->> 'champ' = 'producteur_id' $$,
  'what names the member by an alias');
select cmp_ok((select count(*) from constat.dependances(
  array[essai.id('Afi'), essai.id('Ama')])), '>', 3::bigint, 'these are several');

select constat.suivre_dependants(array[essai.id('terre')], essai.t(1));
create temporary table avant as
  select k.commande_id, k.entite, k.entite_id, k.details from controle.controle k
  where k.motif = 'dependance_en_controle' and k.statut = 'ouvert';
select constat.suivre_dependants(array[essai.id('terre')], essai.t(1));
select set_eq($$ select k.commande_id, k.entite, k.entite_id, k.details
    from controle.controle k
    where k.motif = 'dependance_en_controle' and k.statut = 'ouvert' $$,
  $$ select a.commande_id, a.entite, a.entite_id, a.details from avant a $$,
  'a second time opens nothing');
select is((select count(*) from (
    select a.commande_id, a.details ->> 'id' from avant a
    group by 1, 2 having count(*) > 1) as x), 0::bigint, 'each fact has one control');

select * from finish();
rollback;
