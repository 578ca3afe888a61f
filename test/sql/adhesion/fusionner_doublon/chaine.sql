-- Spec: file-de-controle#fusion: chains of merges resolve: the id of a producer merged into one
-- that was merged later refers to the last one.
begin;
set local role metier;
select plan(7);
select essai.preparer_operations();

create function pg_temp.enregistrer(p_nom text) returns text language sql as $$
  select essai.motifs(essai.faire('producteur.enregistrer', p_nom,
      '{"piece_identite": {"type": "cni", "numero": "B 12", "pays": "BJ"}}'))
$$;
create function pg_temp.canonique() returns text language sql stable as $$
  select string_agg(format('%s→%s', p.nom, g.nom), ' ' order by p.nom) from producteur.producteur p
    join producteur.producteur g on g.id = p.fusionne_dans
$$;
select pg_temp.enregistrer(n) from unnest('{A,B,C,D}'::text[]) as n;
select from essai.faire('parcelle.enregistrer', 'champ de B',
  jsonb_build_object('producteur_id', essai.id('B')));

select is(essai.lever('rsci ESSAI', 'C', 'doublon_identite', 'fusion',
    jsonb_build_object('producteur_garde', essai.id('B'))), 'leve', 'C into B');
select is(essai.lever('rsci ESSAI', 'B', 'doublon_identite', 'fusion',
    jsonb_build_object('producteur_garde', essai.id('A'))), 'leve', 'B into A');
select is(pg_temp.canonique(), 'B→A C→A', 'C follows');
select is((select r.canonique_id from saisie.reference_lue('producteur', essai.id('C')) as r),
  essai.id('A'), 'as a reference too');
select is(essai.lever('rsci ESSAI', 'D', 'doublon_identite', 'fusion',
    jsonb_build_object('producteur_garde', essai.id('C'))), 'leve',
  'D into C, which was merged since');
select is(pg_temp.canonique(), 'B→A C→A D→A', 'is into A');
select is((select p.producteur_id from parcelle.parcelle p where p.id = essai.id('champ de B')),
  essai.id('A'), 'with all that they own');

select * from finish();
rollback;
