-- Spec: rappels#plan: each kind of origin gives its plan; origins that stand for many records are
-- limited to a period.
begin;
set local role metier;
select plan(19);
select essai.preparer();
select essai.filiere();
select from essai.lot('R', 5000, 'validé');
select from matiere.mouvoir('reception', 'reception', essai.id('reception R'), array[
  (matiere.compte_de('fournisseur', essai.id('F')), essai.produit('ANANAS'), -3000, null),
  (matiere.compte_de('lot', essai.id('lot R')), essai.produit('ANANAS'), 3000,
    null)]::matiere.ligne[], essai.id('rsci ESSAI'), essai.t(1), essai.t(1));
insert into fournisseur.fournisseur (organisation_id, id, code, nom, pays, actif_pendant,
  cree_le) select core.organisation_id(), essai.id('F'), 'F', 'F', 'BJ', '{(,)}', essai.t(-5);
create function pg_temp.lots(p_champs jsonb) returns text language plpgsql as $$
declare
  v_rappel uuid := essai.rappeler(p_champs);
begin
  return (
    select coalesce(string_agg(n.nom, ' ' order by n.nom), '')
    from rappel.ligne l
      join (select essai.id(x) as id, x as nom
        from unnest('{c1,c2,c3,lot A,lot B,lot N,lot R,lot S}'::text[]) as x) as n
      on n.id = l.objet_id
    where l.rappel_id = v_rappel and (l.motif is distinct from 'en_garde'));
end
$$;

select is(pg_temp.lots(essai.origine('producteur', 'Kossi')), 'c1 c2 c3 lot A lot B lot N',
  'a producer: all that was collected from them');
select is(pg_temp.lots(essai.origine('parcelle', 'parcelle Kossi')), 'c1 c2 c3 lot A lot B lot N',
  'a plot');
select is(pg_temp.lots(essai.origine('parcelle', 'parcelle Kossi') || '{"du": "2026-06-02"}'), '',
  'none of its operations in a period');
select is(pg_temp.lots(essai.origine('parcelle', 'parcelle Kossi') || '{"au": "2026-06-01"}'),
  'c1 c2 c3 lot A lot B lot N', 'the last day included');
select is(pg_temp.lots(essai.origine('fournisseur', 'F')), 'lot R',
  'a supplier: the lots bought from them');
select is(pg_temp.lots(essai.origine('fournisseur', 'F') || '{"du": "2026-06-03"}'), '',
  'in that period');
select from essai.lot_repris('S', jsonb_build_object('fournisseur_id', essai.id('F')));
select is(pg_temp.lots(essai.origine('fournisseur', 'F')), 'lot R lot S',
  'and what was in stock of theirs at the opening');
select is(pg_temp.lots(essai.origine('fournisseur', 'F') || '{"du": "2026-05-02"}'), 'lot R',
  'of its day');
create temporary table a as
select essai.rappeler(essai.origine('lot', 'lot S') || '{"sens": "amont"}') as id;
select is((select sum(l.quantite_g) from rappel.ligne l
    where l.rappel_id = (select a.id from a) and l.objet_id = essai.id('F')), 1000::numeric,
  'it is known to come from them');
insert into intrant.intrant (organisation_id, id, code, nom, unite_code)
values (core.organisation_id(), essai.id('I'), 'I', 'Engrais', 'KGM');
insert into intrant.remise (organisation_id, id, commande_id, producteur_declare, producteur_id,
  intrant_declare, intrant_id, quantite, unite_code, valeur_montant,
  valeur_devise, avance, auteur_id, date_operation)
values (core.organisation_id(), essai.id('remise'), essai.id('commande c1'), essai.id('Kossi'),
  essai.id('Kossi'), essai.id('I'), essai.id('I'), 1, 'kg', 0, 'XOF', false,
        essai.id('agent ESSAI'), essai.t(0, '06:00'));
select is(pg_temp.lots(essai.origine('intrant', 'I')), 'c1 c2 c3 lot A lot B lot N',
  'an input: what was collected once it was handed over');
update intrant.remise set date_operation = essai.t(1);
select is(pg_temp.lots(essai.origine('intrant', 'I')), '', 'not what was collected before');
create temporary table g as select jsonb_build_object('origines',
  jsonb_build_array(jsonb_build_object('genre', 'certificat',
  'id', essai.certifier('G', '2026-01-01', '2026-12-31')))) as origine;
select is(pg_temp.lots((select origine from g)), 'c1 c2 c3 lot A lot B lot N',
  'a certificate: what it covered');
select is(pg_temp.lots((select origine from g) || '{"du": "2026-06-02"}') like '%c1%', false,
  'in that period');
select is(pg_temp.lots((select origine from g) || '{"au": "2025-12-31"}'), '', 'and while it held');
select is(essai.refus(format('select essai.rappeler(%L)', essai.origine('lot', 'inconnu'))),
  '404 origine_inconnue', 'an unknown one');
select is(essai.refus(format('select essai.rappeler(%L)', essai.origine('collecte', 'lot A'))),
  '404 origine_inconnue', 'of another kind');
select is(
  essai.details_de(format('select essai.rappeler(%L)',
      jsonb_build_object('origines', jsonb_build_array(
  jsonb_build_object('genre', 'lot', 'id', essai.id('lot A')),
  jsonb_build_object('genre', 'lot', 'id', essai.id('?')))))) ->> 'rang', '2', 'which of them');
select is(
  essai.refus(format('select essai.rappeler(%L)', '{"du": "2026-06-03", "au": "2026-06-01"}')),
  '400 parametre_invalide', 'a period that ends before it begins');
select essai.entrer('VOISIN', 'rsci');
select is(essai.refus(format('select essai.rappeler(%L)', essai.origine('lot', 'lot A'))),
  '404 origine_inconnue', 'another organization''s');

select * from finish();
rollback;
