-- Spec: file-de-controle#correction, types-de-commandes#producteur-modifier: two modifications set
-- the same value. If the first one is corrected so that it no longer names the field, the value
-- stays, as if the first had never named it; a change by another person meanwhile still needs a
-- decision.
begin;
set local role metier;
select plan(11);
select essai.preparer_operations();

create function pg_temp.modifier(p_nom text, p_champs jsonb, p_auteur text, p_base integer)
returns text language sql as $$
  select essai.motifs(essai.faire('producteur.modifier', p_nom,
    jsonb_build_object('version_base', p_base, 'champs', p_champs), '{}', p_auteur))
$$;
create function pg_temp.corriger(p_nom text) returns text language sql as $$
  select essai.lever('rsci ESSAI', p_nom, 'ecart_calcul', 'correction', jsonb_build_object(
    'type', 'producteur.modifier', 'version_schema', c.version_schema,
    'payload', c.enveloppe::jsonb -> 'payload' || '{"champs": {"sexe": "F"}}'))
  from commande.commande c where c.id = essai.id('commande ' || p_nom)
$$;
create function pg_temp.localite() returns text language sql as $$
  select p.localite from producteur.producteur p where p.id = essai.id('Kossi')
$$;
create function pg_temp.signaler(p_nom text) returns void language sql as $$
  insert into controle.controle
    (organisation_id, commande_id, motif, auteur_id, entite, entite_id, ouvert_le)
  values (core.organisation_id(), essai.id('commande ' || p_nom), 'ecart_calcul',
          essai.id('agent ESSAI'), 'producteur', essai.id('Kossi'), essai.t())
$$;

select from pg_temp.modifier('racine', '{"localite": "Allada"}', 'agent', 1);
select is(pg_temp.modifier('un', '{"localite": "Dassa", "sexe": "F"}', 'agent', 2), null,
  'a village');
select is(pg_temp.modifier('deux', '{"localite": "Dassa"}', 'collègue', 2), null,
  'repeated by a colleague');
select pg_temp.signaler('un');
select is(pg_temp.corriger('un'), 'leve', 'the first named it by mistake');
select is(essai.ouverts('deux'), null, 'nothing is left to decide');
select is(pg_temp.localite(), 'Dassa', 'the village stays');

select is(pg_temp.modifier('trois', '{"localite": "Bohicon"}', 'agent', 5), null,
  'another village');
select is(pg_temp.modifier('quatre', '{"localite": "Savè"}', 'agent', 6), null, 'and one more');
select is(pg_temp.modifier('cinq', '{"localite": "Savè"}', 'collègue', 5), null,
  'repeated by a colleague who did not know the other one');
select pg_temp.signaler('quatre');
select is(pg_temp.corriger('quatre'), 'leve', 'named by mistake too');
select is(pg_temp.localite(), 'Bohicon', 'the village of before is back');
select is(essai.ouverts('cinq'), 'modification_concurrente', 'a person decides');

select * from finish();
rollback;
