-- Spec: types-de-commandes#livraison-etablir-bon: the references of the note must be active on its
-- day.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.collecter(c, essai.kg(100)) from unnest('{a,b,c,d}'::text[]) as c;
create function pg_temp.bon(p_nom text, p_heure text) returns text language sql as $$
  select essai.motifs(essai.faire('livraison.etablir_bon', 'bon ' || p_nom,
      jsonb_build_object('collectes', jsonb_build_array(essai.id(p_nom))),
      essai.capture(essai.t(0, p_heure))))
$$;

update emplacement.emplacement
set actif_pendant = tstzmultirange(tstzrange(null, essai.t(0, '07:00')));
select is(pg_temp.bon('a', '06:59'), null, 'a destination that was closed after the operation');
select is(pg_temp.bon('b', '07:00'), 'reference_inactive', 'one that was closed by then');
update emplacement.emplacement set actif_pendant = '{(,)}';
select campagne.cloturer(essai.id('campagne ESSAI'), essai.t(0, '07:00'));
select is(pg_temp.bon('c', '06:59'), null, 'a campaign that was closed after the operation');
select is(pg_temp.bon('d', '07:00'), 'reference_inactive', 'one that was closed by then');

select * from finish();
rollback;
