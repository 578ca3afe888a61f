-- Spec: types-de-commandes#producteur-enregistrer: two documents are the same if type, country and
-- number are equal, however the number is written.
begin;
set local role metier;
select plan(11);
select essai.preparer_operations();

create function pg_temp.avec(p_nom text, p_numero text, p_type text default 'cni',
  p_pays text default 'BJ') returns text language sql as $$
  select essai.motifs(essai.faire('producteur.enregistrer', p_nom,
    jsonb_build_object('piece_identite',
      jsonb_build_object('type', p_type, 'numero', p_numero, 'pays', p_pays))))
$$;

select is(pg_temp.avec('Afi', 'BJ-12.345 a'), null, 'the first to hold it');
select is(pg_temp.avec('Autre numéro', 'BJ-12.345 b'), null, 'another number is another document');
select is(pg_temp.avec('Autre pays', 'BJ-12.345 a', 'cni', 'TG'), null,
  'of another country: another document');
select is(pg_temp.avec('Autre type', 'BJ-12.345 a', 'passeport'), null,
  'of another type: another document');
select is(pg_temp.avec('Bio', 'BJ12345A'), 'doublon_identite',
  'without punctuation and in capitals: the same');
select is(pg_temp.avec('Codjo', '  bj/12 345-A'), 'doublon_identite',
  'with other blanks and punctuation: the same');
select is(essai.constats('Codjo'),
  jsonb_build_array(jsonb_build_object('motif', 'doublon_identite', 'entite', 'producteur',
      'entite_id', essai.id('Codjo'),
    'details',
    jsonb_build_object('producteurs',
      (select jsonb_agg(i order by i) from unnest(array[essai.id('Afi'), essai.id('Bio')]) as i)))),
  'the control is about the new record and names all others who hold it');
select is((select count(*) from producteur.producteur p
    where p.id in (essai.id('Bio'), essai.id('Codjo'))), 2::bigint, 'the records are created');

select pg_temp.avec('Fusionnée', 'X-1');
update producteur.producteur set fusionne_dans = essai.id('Afi') where id = essai.id('Fusionnée');
select is(pg_temp.avec('Gbaguidi', 'X1'), null, 'a merged record holds no document any more');
select is(pg_temp.avec('Houé', 'x 1'), 'doublon_identite', 'the next one meets the living record');
select essai.entrer('VOISIN');
select is(pg_temp.avec('Chez le voisin', 'BJ12345A'), null,
  'what another organization knows is no duplicate here');

select * from finish();
rollback;
