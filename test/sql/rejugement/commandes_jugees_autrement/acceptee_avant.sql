-- Spec: service#donnees-en-place: a command that an earlier version accepted without a comparison
-- is listed with its controls of then and of today; a command that today's rules judged is not,
-- whether its controls are lifted or open.
begin;
set local role metier;
select plan(16);
select essai.preparer_operations();
select essai.producteur('Ama');

create function pg_temp.jugees() returns text language sql as $$
  select string_agg(e.reference || ' ' || (e.avant -> 'controles') || (e.apres -> 'controles'),
                    ', ' order by e.reference)
  from rejugement.commandes_jugees_autrement(array(select c.id from commande.commande c)) as e
$$;
create function pg_temp.gravite(p_nom text) returns text language sql as $$
  select n.gravite from non_conformite.non_conformite n where n.id = essai.id(p_nom)
$$;
create function pg_temp.contrat() returns void language sql as $$
  insert into contrat.contrat
    (organisation_id, id, code, campagne_id, statut, actif_pendant, devise, cree_le)
  values (core.organisation_id(), essai.id('autre'), 'autre', essai.id('campagne ESSAI'), 'actif',
          '{(,)}', 'XOF', essai.t(-90));
  insert into contrat.ligne
    (organisation_id, contrat_id, rang, produit_id, quantite_g, prix_kg)
  values (core.organisation_id(), essai.id('autre'), 1, essai.produit('JUS'), 1000, 300)
$$;

select pg_temp.contrat();
select essai.collecter('collecte', jsonb_build_object('contrat_id', essai.id('autre')));
select essai.faire('non_conformite.constater', 'ailleurs', jsonb_build_object(
  'parcelle_id', essai.id('parcelle Ama')));
select essai.faire('non_conformite.constater', 'connu');
select essai.faire('inspection.enregistrer', 'finie avant', jsonb_build_object(
  'debut', essai.t(0, '06:30'), 'fin', essai.t(0, '06:20')), '{}', 'collègue');
select essai.faire('non_conformite.constater', 'plus bas', '{"gravite": "mineure"}');
select essai.faire('non_conformite.constater', 'annulée', jsonb_build_object(
  'parcelle_id', essai.id('parcelle Ama')));
select is(pg_temp.jugees(), null, 'what today''s rules put under control, they judge alike');
select essai.lever(k.id) from controle.controle k;
select is(pg_temp.jugees(), null, 'lifted too');
select essai.controler('producteur', essai.id('Kossi'));
select matches(pg_temp.jugees(), 'dependance_en_controle',
  'whatever names a member that came under control without them is listed');
select essai.lever(k.id) from controle.controle k;

-- The commands as an older version left them: without their controls, and with the declared
-- severity.
reset role;
set local session_replication_role = replica;
delete from controle.controle k where k.commande_id in (
  select essai.id('commande ' || n)
  from unnest('{collecte,ailleurs,finie avant,plus bas,annulée}'::text[]) as n);
update non_conformite.non_conformite set gravite = 'mineure' where id = essai.id('plus bas');
insert into commande.annulation (organisation_id, commande_id, raison, auteur_id, le)
values (essai.id('organisation ESSAI'), essai.id('commande annulée'), 'x', essai.id('rsci ESSAI'),
  essai.t());
set local session_replication_role = origin;
set local role metier;

create function pg_temp.jugee(p_nom text, p_reference text, p_apres text) returns text
language sql as $$
  select is(
    (select array[e.reference, e.avant ->> 'controles', e.apres ->> 'controles',
                  e.acte = 'npm run admin -- rejuger --appliquer ' || e.id]::text[]
     from rejugement.commandes_jugees_autrement(array[essai.id('commande ' || p_nom)]) as e),
    array[p_reference, '[]', p_apres, 'true'], p_nom)
$$;
select pg_temp.jugee('collecte', 'collecte.enregistrer MP-ANANAS-26-0001',
                     '["reference_inactive"]');
select pg_temp.jugee('ailleurs', 'non_conformite.constater BR-ESSAI-20260601-0002',
                     '["reference_inactive"]');
select pg_temp.jugee('finie avant', 'inspection.enregistrer BR-ESSAI2-20260601-0001',
                     '["ecart_calcul"]');
select pg_temp.jugee('plus bas', 'non_conformite.constater BR-ESSAI-20260601-0004',
                     '["ecart_calcul"]');
select is((select count(*) from rejugement.commandes_jugees_autrement(
             array(select c.id from commande.commande c))), 4::bigint, 'a cancelled one is not');
select essai.controler('producteur', essai.id('Kossi'));
select pg_temp.jugee('collecte', 'collecte.enregistrer MP-ANANAS-26-0001',
                     '["dependance_en_controle", "reference_inactive"]');
select essai.lever(k.id) from controle.controle k;

-- A person applies the judgement of today's rules.
create temporary table avant as select to_jsonb(c) - 'modifie_le' as collecte
from collecte.collecte c;
select isnt(rejugement.appliquer('commande', essai.id('commande ' || n), 'Relu', essai.t(1)), null,
            'applied: ' || n) from unnest('{collecte,plus bas}'::text[]) as n;
select is((select string_agg(k.motif || ' ' || k.entite || ' ' || k.statut, ', ' order by k.motif)
           from controle.controle k where k.ouvert_le = essai.t(1)),
          'ecart_calcul non_conformite ouvert, reference_inactive collecte ouvert',
          'a control of each is open');
select is(pg_temp.gravite('plus bas'), 'majeure',
  'the pack''s severity is kept, as the control says');
select is((select to_jsonb(c) - 'modifie_le' from collecte.collecte c),
          (select a.collecte from avant a), 'of the collection nothing else moves');
select is(rejugement.appliquer('commande', essai.id('commande collecte'), 'Relu', essai.t(2)), null,
          'again, nothing is done');
select is((select array_agg(j.details ->> 'raison') from journal.evenement j
           where j.action = 'rejugement.appliquer' and j.entite = 'commande'), '{Relu,Relu}',
          'the journal keeps why');

select * from finish();
rollback;
