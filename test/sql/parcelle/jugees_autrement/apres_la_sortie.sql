-- Spec: service#donnees-en-place: a plot that an older version left active after the exit of its
-- holder is listed, and a person's act ends it with them; other plots are not listed.
begin;
set local role metier;
select plan(7);
select essai.preparer_operations();

create function pg_temp.listees() returns text language sql stable as $$
  select string_agg(p.nom, ', ')
  from parcelle.jugees_autrement(array(select p.id from parcelle.parcelle p)) as e
    join parcelle.parcelle p on p.id = e.id
$$;
select from essai.faire('parcelle.enregistrer', 'champ');
update parcelle.parcelle set nom = 'Tardive' where id = essai.id('champ');
select is(pg_temp.listees(), null, 'the holder is a member');
select is(essai.agir('adhesion.sortir', essai.id('Kossi'),
  jsonb_build_object('le', essai.t(1)), p_le => essai.t(2)), 'fait', 'they leave');
select is(pg_temp.listees(), null, 'with their plots');
update parcelle.parcelle set actif_pendant = '{(,)}' where id = essai.id('champ');
select is(pg_temp.listees(), 'Tardive', 'one that stayed is listed');
select is((select d -> 'apres' from rejugement.appliquer(
    'parcelle', essai.id('champ'), 'essai', essai.t(3)) as d),
  jsonb_build_object('active', false, 'jusqu_au', core.horodatage(essai.t(1))), 'applied');
select is(pg_temp.listees(), null, 'none is left');
select is((select upper(p.actif_pendant) from parcelle.parcelle p where p.id = essai.id('champ')),
  essai.t(1), 'it left with its holder');

select * from finish();
rollback;
