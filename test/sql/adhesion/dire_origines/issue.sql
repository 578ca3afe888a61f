-- Spec: terrain#origines: a refusal names the act that takes the plot's registration back, and that
-- act leads out of it.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

create function pg_temp.enregistrer(p_nom text) returns jsonb language sql as $$
  select essai.faire('parcelle.enregistrer', p_nom,
    jsonb_build_object('releve', essai.releve(p_nom, essai.rectangle(2.1, 6.4))))
$$;
create function pg_temp.dire(p_nom text, p_ancienne text) returns jsonb language sql as $$
  select essai.details_de(format(
    'select adhesion.dire_origines(%L, %L, %L, %L)', essai.id(p_nom), jsonb_build_object(
      'le', p.cree_le, 'raison', 'remembrement', 'anciennes', jsonb_build_array(
        essai.id(p_ancienne))), essai.id('rsci ESSAI'), essai.t(5)))
  from parcelle.parcelle p where p.id = essai.id(p_nom)
$$;
create function pg_temp.acte(p_nom text) returns text language sql as $$
  select format('POST /v1/commandes/%s/annuler', essai.id('commande ' || p_nom))
$$;

select essai.motifs(pg_temp.enregistrer(n)) from unnest('{nord,sud,tout}'::text[]) as n (n);
select is(pg_temp.dire('tout', 'nord'), null, 'origins are said');
select is(pg_temp.dire('tout', 'sud') ->> 'acte', pg_temp.acte('tout'), 'once');
select from pg_temp.enregistrer('autre');
select from conformite.reviser(essai.id('autre'), 'AB', 'C1', essai.t(-1), 'x',
  essai.id('rsci ESSAI'), essai.t());
select is(pg_temp.dire('autre', 'sud') ->> 'acte', pg_temp.acte('autre'), 'before a state is said');
select essai.annuler(n) from unnest('{tout,autre}'::text[]) as n (n);
select is((select count(*) from commande.annulation), 2::bigint, 'the act that is named works');
select essai.motifs(pg_temp.enregistrer(n)) from unnest('{encore,enfin}'::text[]) as n (n);
select is(pg_temp.dire('encore', 'nord'), null, 'a new registration has the right origin');
select is(pg_temp.dire('enfin', 'sud'), null, 'and so has the other one');

select * from finish();
rollback;
