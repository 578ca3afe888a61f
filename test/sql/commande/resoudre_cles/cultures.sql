-- Spec: file-de-controle#reference-arrivee: the crops of a survey become the plot's when the plot
-- arrives, and likewise for a product.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

select from essai.faire('parcelle.relever', 'x',
  jsonb_build_object('parcelle_id', essai.id('parcelle Afi'), 'releve',
    essai.releve('x', essai.ailleurs('Afi')),
  'cultures',
  jsonb_build_array(jsonb_build_object('produit_id', essai.produit('ANANAS'), 'part_cp', 7000,
      'strate', 'associe'),
                                jsonb_build_object('produit_id', essai.id('papaye'), 'part_cp',
                                  3000, 'strate', 'principal'))));
select is(essai.inconnues('x'), 'produit cultures[].produit_id ' || essai.id('papaye')
  || ', parcelle parcelle_id ' || essai.id('parcelle Afi'), 'neither is known');
select is((select count(*) from parcelle.assolement), 0::bigint,
  'nothing is declared of what nobody knows');
select essai.producteur('Afi');
select controle.resoudre_cles(k.entite, k, essai.t(1)) from controle.controle k
where k.commande_id = essai.id('commande x') and k.details ->> 'entite' = 'parcelle';
create function pg_temp.cultures() returns text language sql stable as $$
  select string_agg(concat_ws(' ', coalesce(p.code, '?'), c.part_cp, c.strate),
    ', ' order by c.part_cp)
  from parcelle.cultures_au(essai.id('parcelle Afi'), essai.t()) as c left join produit.produit p
    on p.id = c.produit_id
$$;
select is(pg_temp.cultures(), '? 3000 principal, ANANAS 7000 associe',
  'the plot arrives: its crops are those of the survey, the unknown one too');
select is((select count(*) from parcelle.assolement a where a.commande_id = essai.id('commande x')),
  1::bigint, 'declared once');
insert into produit.produit (organisation_id, id, code, nom_fr, nom_en, unite_code,
  est_matiere_premiere, actif_pendant)
values (core.organisation_id(), essai.id('papaye'), 'PAPAYE', 'Papaye', 'Papaya', 'KGM', true,
  '{(,)}');
select controle.resoudre_cles(k.entite, k, essai.t(1)) from controle.controle k
where k.commande_id = essai.id('commande x') and k.details ->> 'entite' = 'produit';
select is(pg_temp.cultures(), 'PAPAYE 3000 principal, ANANAS 7000 associe', 'the product arrives');
select is((select count(*) from parcelle.assolement a where a.commande_id = essai.id('commande x')),
  1::bigint, 'and nothing is declared again');

select * from finish();
rollback;
