-- Spec: reglages#versions: a value that a setting does not accept is refused with the accepted
-- values.
begin;
set local role metier;
select plan(2);
select essai.preparer();

create function pg_temp.detail(p_cle text, p_valeur text) returns text language plpgsql as $$
declare
  v_detail text;
begin
  perform reglage.ecrire(p_cle, p_valeur::jsonb, null, null, null, essai.t());
exception when sqlstate 'TR400' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return v_detail;
end
$$;
select is(pg_temp.detail('sync.jeton_min', '0')::jsonb,
  '{"type": "entier", "unite": "min", "minimum": 1, "maximum": 60}', 'bounds');
select is(pg_temp.detail('vente.certificat_mode', '0')::jsonb,
  '{"type": "texte", "valeurs": ["bloquer", "signal"]}', 'texts');

select * from finish();
rollback;
