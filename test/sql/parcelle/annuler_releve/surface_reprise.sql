-- Spec: terrain#chevauchement: after the cancellation of a survey the one before is in force, and
-- is compared with the present neighbours.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

create function pg_temp.enregistrer(p_nom text, p_lon numeric, p_heure text) returns text
language sql as $$
  select essai.motifs(essai.faire('parcelle.enregistrer', p_nom,
      jsonb_build_object('releve', essai.releve(p_nom, essai.rectangle(p_lon, 6.4))),
    essai.capture(essai.t(0, p_heure))))
$$;
create function pg_temp.annuler(p_nom text) returns void language sql as $$
  select commande.annuler(essai.id('commande ' || p_nom), 'saisie deux fois',
    essai.id('rsci ESSAI'), essai.t(1))
$$;
create function pg_temp.paires() returns text language sql as $$
  select string_agg(format('%s %s', p.nom, a.nom), ', ' order by p.nom, a.nom)
  from controle.controle k
    join parcelle.parcelle p on p.id = k.entite_id join parcelle.parcelle a on a.id = k.autre_id
  where k.statut = 'ouvert' and k.motif = 'chevauchement_parcelle'
$$;
select pg_temp.enregistrer('a', 2.1, '05:00');
select from essai.faire('parcelle.relever', 'a ailleurs',
  jsonb_build_object('parcelle_id', essai.id('a'),
  'releve', essai.releve('a ailleurs', essai.rectangle(2.2, 6.4))),
  essai.capture(essai.t(0, '05:30')));
select is(pg_temp.enregistrer('b', 2.1, '06:00'), null, 'the land that the plot left');
select pg_temp.annuler('a ailleurs');
select is(pg_temp.paires(), 'a b', 'it never left');

select is(pg_temp.enregistrer('c', 2.3, '05:00'), null, 'elsewhere');
select is(
  essai.motifs(essai.faire('parcelle.relever', 'b encore',
      jsonb_build_object('parcelle_id', essai.id('b'),
  'releve', essai.releve('b encore', essai.rectangle(2.3, 6.4))),
  essai.capture(essai.t(0, '06:30')))), 'chevauchement_parcelle', 'another pair');
select pg_temp.annuler('b encore');
select is(pg_temp.paires(), 'a b', 'what the cancelled survey alone had in common is no more');

select * from finish();
rollback;
