-- Spec: terrain#cultures: the office declares what a plot grows from a date on, with a reason; the
-- capacities that use its land are validated again.
begin;
set local role metier;
select plan(13);
select essai.preparer_operations();

select essai.mesurer_kossi(10000);
select essai.capacite_validee();
create function pg_temp.changer(p_ananas integer, p_le timestamptz, p_autres jsonb default '[]')
returns text language plpgsql as $$
begin
  perform parcelle.changer_cultures(essai.id('parcelle Kossi'),
    jsonb_build_object('le', p_le, 'raison', 'replantée',
    'cultures',
    jsonb_build_array(jsonb_build_object('produit_id', essai.produit('ANANAS'), 'part_cp',
        p_ananas)) || p_autres), essai.id('rsci ESSAI'), essai.t(1));
  return null;
exception when sqlstate 'TR400' or sqlstate 'TR404' or sqlstate 'TR409' then
  return right(sqlstate, 3) || ' ' || sqlerrm;
end
$$;
create function pg_temp.capacites() returns text language sql as $$
  select string_agg(c.statut || ' ' || c.capacite_g, ', ' order by c.statut)
  from capacite.capacite c where c.producteur_id = essai.id('Kossi') and c.matiere_code = 'ANANAS'
$$;
create temp table avant as select pg_temp.capacites() as c,
  (select c.capacite_g from capacite.capacite c where c.producteur_id = essai.id('Kossi')
    and c.statut = 'validee') as g;
update parcelle.parcelle set cree_le = essai.t(-90) where id = essai.id('parcelle Kossi');
select is(pg_temp.changer(10000, essai.t(2)), '400 parametre_invalide', 'not ahead of its date');
select is(pg_temp.changer(10000, essai.t(-91)), '409 evenement_hors_ordre',
  'not before the plot existed');
select is(pg_temp.changer(10001, essai.t(0)), '400 parametre_invalide', 'not more than the land');
select is(pg_temp.changer(6000, essai.t(0),
    jsonb_build_array(jsonb_build_object('produit_id', essai.id('nul'), 'part_cp', 1))),
  '404 produit_introuvable', 'not what nobody knows');
select is((select count(*) from parcelle.assolement), 0::bigint, 'what is refused writes nothing');
select is(pg_temp.changer(10000, essai.t(-3)), null, 'the same again');
select is(pg_temp.capacites(), (select a.c from avant a), 'changes no capacity');
select is(pg_temp.changer(5000, essai.t(-2)), null, 'half of it');
select is(pg_temp.capacites(),
  (select format('a_revalider %s, proposee %s', a.g, a.g / 2) from avant a),
  'sends the validated capacity back, with a new proposal');
select is((select s.plafond_g from capacite.solde s where s.producteur_id = essai.id('Kossi')
    and s.matiere_code = 'ANANAS' and s.etat_code = 'AB'), (select a.g / 2 from avant a),
  'and the ceiling is the lower of both');
select is(pg_temp.changer(2000, essai.t(-2) - interval '1 hour'), null, 'an older one');
select is((select string_agg(c.part_cp::text, ' ' order by t.le)
    from (values (essai.t(-4)), (essai.t(-3)), (essai.t(-2) - interval '30 min'), (essai.t(-1))) as
    t (le)
  cross join parcelle.cultures_au(essai.id('parcelle Kossi'), t.le) as c), '10000 10000 2000 5000',
  'each holds until the next');
select is((parcelle.detailler(essai.id('parcelle Kossi'), essai.t(1)) #> '{assolements,0}')::jsonb -
  '{id,cultures,enregistre_le}'::text[],
  jsonb_build_object('le', core.horodatage(essai.t(-2)), 'raison', 'replantée', 'auteur_id',
    essai.id('rsci ESSAI'), 'commande_id', null), 'the history says who and why');

select * from finish();
rollback;
